/** Why an event is invalid. */
export type WorldErrorCode =
  | 'cannot-pay'
  | 'not-owned'
  | 'hp-out-of-range'
  | 'thread-not-open'
  | 'thread-already-open'
  | 'malformed-event';

export class WorldError extends Error {
  readonly code: WorldErrorCode;

  constructor(code: WorldErrorCode, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'WorldError';
    this.code = code;
  }
}
