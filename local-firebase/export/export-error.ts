import { CodedError } from '../errors/coded-error';

/**
 * - `export-unreadable`: a file of the export is missing, damaged, or of another kind than its name says
 * - `export-unsupported`: a document holds what Firestore has no type for
 * - `no-data`: there is no data to export
 * - `export-exists`: the folder to write to exists and is not empty
 * - `export-failed`: the export can't be written
 * - `data-exists`: the folder to import into holds data already
 */
export type ExportErrorCode =
  | 'export-unreadable'
  | 'export-unsupported'
  | 'no-data'
  | 'export-exists'
  | 'export-failed'
  | 'data-exists';

export class ExportError extends CodedError<ExportErrorCode> {}

/** Wraps the error of an unreadable file; an ExportError is kept. */
export function unreadable(file: string, cause: unknown): ExportError {
  return cause instanceof ExportError
    ? cause
    : new ExportError(
        'export-unreadable',
        `${file} can't be read: ${cause instanceof Error ? cause.message : String(cause)}`,
        cause,
      );
}
