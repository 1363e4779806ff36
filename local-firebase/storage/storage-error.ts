/**
 * - `store-locked`: another process has the directory open
 * - `store-version`: the directory was written by another version of this program
 * - `store-unreadable`: the directory can't be opened or read as a store
 * - `store-failed`: a write failed; nothing can be acknowledged any more
 */
export type StorageErrorCode =
  'store-locked' | 'store-version' | 'store-unreadable' | 'store-failed';

export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageError';
    this.code = code;
  }
}
