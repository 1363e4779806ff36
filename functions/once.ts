/** Creates a value at the first call and caches it; a failure is retried at the next call. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= keepIfMade();
    return made;
  };

  async function keepIfMade(): Promise<T> {
    try {
      return await make();
    } catch (error) {
      made = null;
      throw error;
    }
  }
}
