/** The longest that is logged of a path and of what an error says, in characters. */
const LONGEST = { path: 80, message: 200 } as const;

/** A line for a log: the path and what happened, cut short, since either may hold what somebody typed. */
export function failureDetail(path: string, error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const told = `${name}${codeOf(error)}: ${message}`.replace(/\s+/gu, ' ');
  return `${path.slice(0, LONGEST.path)}: ${told.slice(0, LONGEST.message)}`;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? ` ${String(error.code)}` : '';
