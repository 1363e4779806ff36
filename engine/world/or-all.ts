/** The items that are wanted; all of them where none is. */
export function orAll<T>(items: readonly T[], isWanted: (item: T) => boolean): readonly T[] {
  const wanted = items.filter(isWanted);
  return wanted.length > 0 ? wanted : items;
}
