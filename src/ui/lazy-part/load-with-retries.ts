/** Pauses before a file that could not be fetched is asked for again, in ms. A network that changes fails all requests at once, and answers again a moment later. */
const PAUSES_MS = [500, 3_000];

/** Loads a file of the app; rejects when it could not be had three times. */
export async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
