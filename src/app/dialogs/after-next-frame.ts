/** Longer than a frame takes, in ms: a page in the background has none. */
const NO_FRAME_MS = 200;

/** Resolves when the browser has painted what has been rendered so far. */
export const afterNextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame is painted after its callbacks.
      setTimeout(resolve);
    });
  });
