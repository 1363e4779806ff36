/** Benches that take ten minutes and more. */
const LONG: readonly string[] = ['load', 'soak'];

export type Choice =
  | { readonly kind: 'run'; readonly names: readonly string[]; readonly leftOut: readonly string[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'unknown'; readonly name: string };

/** What is to be run: what is named, or all but the long ones. */
export function chooseBenches(args: readonly string[], known: readonly string[]): Choice {
  if (args.includes('--help')) return { kind: 'help' };
  const name = args.find((arg) => !known.includes(arg));
  if (name !== undefined) return { kind: 'unknown', name };
  if (args.length > 0) return { kind: 'run', names: args, leftOut: [] };
  const isLong = (one: string): boolean => LONG.includes(one);
  return {
    kind: 'run',
    names: known.filter((one) => !isLong(one)),
    leftOut: known.filter(isLong),
  };
}

export const benchUsage = (known: readonly string[]): string =>
  `npm run bench -- NAME…  measures what is named, and prints one JSON object.
Names: ${known.join(', ')}.
Without a name it runs all but ${LONG.join(' and ')}, which take ten minutes and more and want the machine to themselves.
LOAD_SECONDS (600) and SOAK_PAGES (10000) make them shorter.`;
