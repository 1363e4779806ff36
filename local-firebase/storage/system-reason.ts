/** What the system says of an error, or of what lies behind it: `EROFS: read-only file system`, for instance. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : systemReason(error.cause);
}
