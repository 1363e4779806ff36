import { passagesOf, type Passage } from './passages';

const articles = (): readonly Element[] => [...document.querySelectorAll('article[id^="n"]')];

/** The sentences of a section that is on screen, none where it isn't. */
export function passagesOnPage(
  section: number,
  readings: ReadonlyMap<string, string>,
): readonly Passage[] {
  const article = document.getElementById(`n${section}`);
  return article === null ? [] : passagesOf(article, readings);
}

/** The section that follows another on screen; null where none does. */
export function sectionAfter(section: number): number | null {
  const numbers = articles().map(({ id }) => Number(id.slice(1)));
  return numbers.find((number) => number > section) ?? null;
}
