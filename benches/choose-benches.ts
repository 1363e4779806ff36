import { WORLDS } from '#content';
import { readArguments } from '../tools/support/read-arguments';
import { ToolError } from '../tools/support/tool-error';

/** Benches that take ten minutes or more. */
const LONG: readonly string[] = ['load', 'soak'];

export interface BenchOptions {
  /** Ids of the worlds that stories are limited to; none for all. */
  readonly worlds: readonly string[];
}

export type Choice =
  | {
      readonly kind: 'run';
      readonly names: readonly string[];
      readonly leftOut: readonly string[];
      readonly options: BenchOptions;
    }
  | { readonly kind: 'help' };

/**
 * The benches to run: the named ones, or all except the long ones.
 * @throws ToolError `unknown-bench`, `bad-arguments`
 */
export function chooseBenches(args: readonly string[], known: readonly string[]): Choice {
  const { values, names } = readArguments(
    args,
    { worlds: { type: 'string', default: '' } },
    { names: true },
  );
  if (values.help) return { kind: 'help' };
  const name = names.find((one) => !known.includes(one));
  if (name !== undefined) {
    const all = known.join(', ');
    throw new ToolError('unknown-bench', `There is no bench "${name}". There are: ${all}.`);
  }
  const worlds = values.worlds.split(',').filter((one) => one !== '');
  const world = worlds.find((one) => WORLDS.every(({ id }) => id !== one));
  if (world !== undefined) throw new ToolError('bad-arguments', `There is no world "${world}".`);
  const options = { worlds };
  if (names.length > 0) return { kind: 'run', names, leftOut: [], options };
  const isLong = (one: string): boolean => LONG.includes(one);
  return {
    kind: 'run',
    names: known.filter((one) => !isLong(one)),
    leftOut: known.filter(isLong),
    options,
  };
}

export const benchUsage = (known: readonly string[]): string =>
  `npm run bench -- NAME…  measures what is named, and prints one JSON object.
Names: ${known.join(', ')}.
Without a name it runs all but ${LONG.join(' and ')}, which take ten minutes and more and want the machine to themselves.
--worlds ID,ID limits the stories of "story" to these worlds.
LOAD_SECONDS (600) and SOAK_PAGES (10000) make them shorter.`;
