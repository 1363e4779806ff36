/** The maximum lengths of path and error message in the log, in characters. */
const LONGEST = { path: 80, message: 200 } as const;

/** A log detail: path and error, shortened, because both may contain user text. */
export function failureDetail(path: string, error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const line = `${name}${codeOf(error)}: ${message}`.replace(/\s+/gu, ' ');
  return `${path.slice(0, LONGEST.path)}: ${line.slice(0, LONGEST.message)}`;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? ` ${String(error.code)}` : '';
