import { mean, rounded } from '../statistics';

/** The first part is warm-up: caches fill, code is compiled. */
const WARM_UP_SHARE = 0.2;
/** Maximum growth from the first half to the second, as a share. */
export const GROWTH = 0.05;

export interface Halves {
  readonly first: number;
  readonly second: number;
  /** The growth of the second value, as a share of the first. */
  readonly growth: number;
}

/** The means of the samples' first half after the warm-up, and of the second. */
export function compareHalves(samples: readonly number[]): Halves {
  const warm = samples.slice(Math.ceil(samples.length * WARM_UP_SHARE));
  const middle = Math.ceil(warm.length / 2);
  return growthFrom(mean(warm.slice(0, middle)), mean(warm.slice(middle)));
}

export const growthFrom = (first: number, second: number): Halves => ({
  first,
  second,
  growth: rounded(second / first - 1),
});
