/** Data that the Realtime Database does not take; the message says why. */
export class DataError extends Error {
  readonly code = 'invalid-data';

  constructor(message: string) {
    super(message);
    this.name = 'DataError';
  }
}
