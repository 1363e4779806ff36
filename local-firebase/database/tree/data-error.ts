/** Data that the Realtime Database refuses; the message gives the reason. */
export class DataError extends Error {
  readonly code = 'invalid-data';

  constructor(message: string) {
    super(message);
    this.name = 'DataError';
  }
}
