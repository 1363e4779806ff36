/** How long the page of the story that home shows to its reader is waited for, in ms. */
const PATIENCE_MS = 3_000;

/** What of a page is another story's. */
const PARTS = ['.served', '#embedded-story'] as const;

/** Whether this is home, and its reader reads another story than the one that everybody sees first. */
export const isOtherWanted = (): boolean =>
  document.documentElement.dataset['elsewhere'] !== undefined &&
  document.querySelector('.served.home') !== null;

/**
 * Puts the words of the story that home's reader reads in the place of those that everybody sees first: another address of
 * this site has them, and the page's first script has asked for it.
 * @returns Whether they are there; the app, which has stored the story or says why it can't be read, is needed otherwise.
 */
export async function showOtherStory(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('link#other-page');
  if (link === null) return false;
  try {
    const answer = await fetch(link.href, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return false;
    const other = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (other.querySelector('.served article') === null) return false;
    for (const part of PARTS) {
      const here = document.querySelector(part);
      const there = other.querySelector(part);
      if (there === null) here?.remove();
      else here?.replaceWith(there);
    }
    document.title = other.title;
    return true;
  } catch {
    return false;
  }
}
