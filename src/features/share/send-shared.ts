/** What is handed to another app. */
export interface Shared {
  /** What the address leads to. */
  readonly title: string;
  readonly url: string;
  /** Stands before the address: a quotation and where it is from. */
  readonly text?: string;
}

/** Closing the share sheet is no error: no message, no fallback. */
const isClosed = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'AbortError';

/** Opens the system's sheet for sharing; false where there is none, or where it did not open. */
export async function sendShared(shared: Shared): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (reason) {
    return isClosed(reason);
  }
}
