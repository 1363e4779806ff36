/** A page that is left is not written to any more: what waits is written when it is put away. */
const PAUSE_MS = 10_000;

/** Pauses between two copies of a story for the device; ends early when the page is put away. */
export const pauseBetweenCopies = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', end);
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MS);
    page.addEventListener('visibilitychange', end);
  });
