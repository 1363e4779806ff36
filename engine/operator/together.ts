/** Maximum concurrency. */
const AT_ONCE = 20;

/** Runs work for each item, with limited concurrency. */
export async function together<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    await Promise.all(all.slice(from, from + AT_ONCE).map(work));
  }
}
