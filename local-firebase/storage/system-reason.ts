/** The system's message of an error, or of its cause: `EROFS: read-only file system`, for instance. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : systemReason(error.cause);
}
