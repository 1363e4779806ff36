import { COUNTED, NOTHING, type Counts } from './counts';
import type { Cost } from './measure';

/** Maximum growth of an action's cost from the smallest size to the largest. */
const GROWTH = 1.1;
/** Smaller differences come from an additional digit or packet, in bytes. */
const NOISE_BYTES = 512;
/** WebChannel's handshakes and keep-alives, which depend on time and contain no document, in bytes. */
const WEBCHANNEL_BYTES = 3072;

const NOISE: Readonly<Record<keyof Counts, number>> = {
  reads: 0,
  writes: 0,
  connections: 0,
  documents: WEBCHANNEL_BYTES,
  down: NOISE_BYTES,
  up: NOISE_BYTES,
};

export interface Verdict {
  readonly name: string;
  readonly side: string;
  /** The counter that grows most, and how much. */
  readonly worst: keyof Counts;
  readonly growth: number;
  readonly isFlat: boolean;
}

type Sizes = ReadonlyMap<number, readonly Cost[]>;

const countsOf = (costs: readonly Cost[] | undefined, { name, side }: Omit<Cost, 'counts'>) =>
  costs?.find((cost) => cost.name === name && cost.side === side)?.counts ?? NOTHING;

/** Compares each action's cost with the largest number of participants to that with the smallest. */
export function verdicts(sizes: Sizes): Verdict[] {
  const all = [...sizes.values()];
  return (all.at(-1) ?? []).map((cost) => {
    const { name, side } = cost;
    const small = countsOf(all[0], cost);
    const large = countsOf(all.at(-1), cost);
    const growths = COUNTED.map((one) => ({
      worst: one,
      growth: growth(one, small[one], large[one]),
    }));
    const most = growths.reduce((a, b) => (b.growth > a.growth ? b : a));
    return { name, side, ...most, isFlat: most.growth <= GROWTH };
  });
}

function growth(counter: keyof Counts, small: number, large: number): number {
  if (large - small <= NOISE[counter]) return 1;
  // From zero, the growth is one for each unit.
  return small === 0 ? 1 + large : Math.round((100 * large) / small) / 100;
}

/** A table for a terminal: a line for each action, its counters with each number of participants. */
export function table(sizes: Sizes, verdict: readonly Verdict[]): string {
  const numbers = [...sizes.keys()];
  const lines = verdict.map((one) => {
    const cells = COUNTED.map((counter) => {
      const values = numbers.map((number) => countsOf(sizes.get(number), asCost(one))[counter]);
      return new Set(values).size === 1 ? String(values[0]) : values.join(' → ');
    });
    const judgement = one.isFlat ? 'flat' : `exceeds: ${one.worst} × ${one.growth}`;
    return [`${one.name} (${one.side})`, ...cells, judgement].join(' | ');
  });
  const heading = ['action, at ', numbers.join(' → '), ' participants'].join('');
  return [
    [heading, ...COUNTED, 'growth ≤ 1.1'].join(' | '),
    ...lines,
    verdict.every(({ isFlat }) => isFlat) ? 'All flat.' : 'Some exceed.',
  ].join('\n');
}

const asCost = ({ name, side }: Verdict): Omit<Cost, 'counts'> => ({
  name,
  side: side === 'browser' || side === 'pages' ? side : 'engine',
});
