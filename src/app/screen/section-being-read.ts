import { columnOf } from './column';

/** How far along the screen the eye rests, as a share of it: from the top, or from a column's right edge. */
const EYE = 0.4;

const sectionsOf = (page: Document): readonly Element[] => [
  ...page.querySelectorAll('article[id^="n"]'),
];

/** Whether the first section has come to the screen: home has much above it. */
export function hasBegun(page: Document, height: number): boolean {
  const [first] = sectionsOf(page);
  return first !== undefined && first.getBoundingClientRect().top < height;
}

/** The section (第N節) that is being read: the last one that begins before the eye; null where there is none. */
export function sectionBeingRead(page: Document, height: number): number | null {
  const articles = sectionsOf(page);
  const column = columnOf(page)?.getBoundingClientRect();
  const begins = (article: Element): boolean => {
    const { top, right } = article.getBoundingClientRect();
    return column === undefined ? top <= height * EYE : right >= column.right - column.width * EYE;
  };
  const read = articles.findLast(begins) ?? articles[0];
  return read === undefined ? null : Number(read.id.slice(1));
}
