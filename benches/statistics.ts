export interface Distribution {
  readonly n: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

/** Nearest-rank percentiles, in the unit of the values. */
export function distribution(values: readonly number[]): Distribution {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
  return { n: sorted.length, median: rank(0.5), p95: rank(0.95), max: rank(1) };
}

/** Three decimal places. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** With three decimal places. */
export const mean = (values: readonly number[]): number =>
  rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
