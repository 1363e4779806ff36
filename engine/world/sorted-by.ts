/** The items by a number, the lowest first; it is worked out once for each item. */
export function sortedBy<T>(
  items: readonly T[],
  numberOf: (item: T, index: number) => number,
): T[] {
  return items
    .map((item, index) => ({ item, number: numberOf(item, index) }))
    .sort((a, b) => a.number - b.number)
    .map(({ item }) => item);
}
