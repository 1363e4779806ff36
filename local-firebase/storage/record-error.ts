import { recordName } from './record-name';

/** A record that its service can't parse. */
export class RecordError extends Error {
  readonly code = 'record-damaged';
  readonly key: string;

  constructor(key: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${recordName(key)} can't be read (${reason})`, { cause });
    this.name = 'RecordError';
    this.key = key;
  }
}

/**
 * Runs `read`, and names the record in its error.
 * @throws {RecordError} when `read` throws
 */
export function readRecord<T>(key: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new RecordError(key, error);
  }
}
