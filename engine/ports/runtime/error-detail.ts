/** An error's own code where it has one, for the log. */
export function errorDetail(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? `${String(error.code)}: ` : '';
  return code + error.message;
}
