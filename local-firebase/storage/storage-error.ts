import { CodedError } from '../errors/coded-error';

/**
 * - `store-locked`: another process has the directory open
 * - `store-version`: the directory was written by another version of this program
 * - `store-unreadable`: the directory can't be opened or read as a store
 * - `store-foreign`: the directory holds other files and no store
 * - `store-damaged`: a part of the store is missing or damaged; nothing was changed
 * - `store-failed`: a write failed, and nothing of it is kept; a later one may succeed
 * - `copy-unreadable`: a backup is damaged, or the file is not a backup
 */
export type StorageErrorCode =
  | 'store-locked'
  | 'store-version'
  | 'store-unreadable'
  | 'store-foreign'
  | 'store-damaged'
  | 'store-failed'
  | 'copy-unreadable';

export class StorageError extends CodedError<StorageErrorCode> {}
