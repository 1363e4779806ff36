/** Makes something when it is first asked for, and keeps it; what failed is tried again the next time. */
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
