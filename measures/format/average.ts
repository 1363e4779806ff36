/** NaN for no numbers. */
export function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** How many of a list hold, 0 to 1; NaN for an empty list. */
export function shareOf<T>(list: readonly T[], holds: (one: T) => boolean): number {
  return list.filter(holds).length / list.length;
}

/** Standard deviation of a population; NaN for no numbers. */
export function deviation(numbers: readonly number[]): number {
  const middle = average(numbers);
  return Math.sqrt(average(numbers.map((one) => (one - middle) ** 2)));
}
