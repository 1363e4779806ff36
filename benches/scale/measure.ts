import { COUNTED, difference, type Counts } from './counts';
import type { Side, CountingProxies } from './counting-proxies';

export type Measure = (name: string, action: () => Promise<void>) => Promise<void>;

/** An action's cost with this number of participants. */
export interface Cost {
  readonly name: string;
  readonly side: Side;
  readonly counts: Counts;
}

/** Idle time after which an action's effects are complete, in ms. */
const QUIET_MS = 700;

/** Measures actions on each connection, one after the other. */
export function createMeasure(
  wires: CountingProxies,
  sides: readonly Side[],
  costs: Cost[],
): Measure {
  const all = (): Counts[] => sides.map((side) => ({ ...wires.counts(side) }));
  const settle = async (): Promise<Counts[]> => {
    for (let before = all(); ;) {
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      const now = all();
      if (JSON.stringify(now) === JSON.stringify(before)) return now;
      before = now;
    }
  };
  return async (name, action) => {
    const before = await settle();
    await action();
    const after = await settle();
    sides.forEach((side, index) => {
      const [from, to] = [before[index], after[index]];
      if (from === undefined || to === undefined) return;
      const counts = difference(to, from);
      if (COUNTED.some((one) => counts[one] > 0)) costs.push({ name, side, counts });
    });
  };
}
