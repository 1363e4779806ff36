import { BASE_PATH } from '../../story/turn-url';
import type { OpeningLink, WelcomeLink } from '../../view/welcome/welcome-links';

/** What home offers to strangers. */
export interface ServedWelcome {
  readonly newest: WelcomeLink | null;
  readonly openings: readonly OpeningLink[];
}

/** The welcome that the server put into the page: the app shows the same until it has read the lists. null where there is none. */
export function readServedWelcome(page: ParentNode): ServedWelcome | null {
  const served = page.querySelector('.served .welcome');
  const links = (selector: string): OpeningLink[] =>
    [...(served?.querySelectorAll(selector) ?? [])].map((link) => ({
      path: (link.getAttribute('href') ?? '').slice(BASE_PATH.length),
      label: link.querySelector('small')?.textContent ?? '',
      words: link.querySelector('p')?.textContent ?? '',
      picture: link.querySelector('img')?.getAttribute('src') ?? '',
    }));
  return served && { newest: links('.newest')[0] ?? null, openings: links('li a') };
}
