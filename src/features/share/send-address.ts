/** Closing the share sheet is no error: no message, no fallback. */
const isClosed = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'AbortError';

/** Opens the system's sheet for sharing; false where there is none, or where it did not open. */
export async function sendAddress(url: string, title: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (reason) {
    return isClosed(reason);
  }
}
