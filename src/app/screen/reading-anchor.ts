import { columnOf, ROUNDING } from './column';

/** A line of a page of sections, wherever the page stands and however its lines run. */
export interface ReadingAnchor {
  /** `n12` */
  readonly section: string;
  /** Which part of the section, in the order of reading. */
  readonly part: number;
  /** How much of that part has been read, from 0 to 1. */
  readonly share: number;
  /** What is empty before it, in px. */
  readonly gap: number;
}

// Not the picture: in a column, lines run below it.
const PARTS = 'header, .words > p, footer';

/** What stands before a part is kept up to this, in px: a picture, but not the whole width of a phone. */
const MOST_GAP = 200;

/** From where reading is to where something begins and ends, in px along the way of reading. */
interface Extent {
  readonly from: number;
  readonly to: number;
}

const sectionsOf = (page: Document): readonly Element[] => [
  ...page.querySelectorAll('article[id^="n"]'),
];

const partsOf = (section: Element): readonly Element[] => [...section.querySelectorAll(PARTS)];

/** Measures from where reading is: below the bars, or at a column's right edge. */
function ruler(page: Document): (element: Element) => Extent {
  const column = columnOf(page);
  if (column !== null) {
    const edge = column.getBoundingClientRect().right;
    return (element) => {
      const { left, right } = element.getBoundingClientRect();
      return { from: edge - right, to: edge - left };
    };
  }
  const [first] = sectionsOf(page);
  const edge = first === undefined ? 0 : Number.parseFloat(getComputedStyle(first).scrollMarginTop);
  return (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { from: top - edge, to: bottom - edge };
  };
}

/** The line that is being read; null while the beginning of the page is being looked at, or nothing is there. */
export function readingAnchor(page: Document): ReadingAnchor | null {
  const extentOf = ruler(page);
  const isAhead = (element: Element): boolean => extentOf(element).to > ROUNDING;
  const section = sectionsOf(page).find((each) => isAhead(each) && partsOf(each).some(isAhead));
  if (section === undefined) return null;
  const parts = partsOf(section);
  const part = parts.findIndex(isAhead);
  const found = parts[part];
  if (found === undefined) return null;
  const { from, to } = extentOf(found);
  const isBeginning = part === 0 && from > ROUNDING && section === sectionsOf(page)[0];
  return isBeginning
    ? null
    : {
        section: section.id,
        part,
        share: Math.max(0, -from / (to - from)),
        gap: Math.min(MOST_GAP, Math.max(0, from)),
      };
}

/** Brings a line back to where the reading is; does nothing where it is not there any more. */
export function returnTo(page: Document, { section, part, share, gap }: ReadingAnchor): void {
  const article = page.getElementById(section);
  const found = article === null ? undefined : partsOf(article)[part];
  if (found === undefined) return;
  const column = columnOf(page);
  column?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { from, to } = ruler(page)(found);
  const way = from + share * (to - from) - gap;
  if (column === null) page.defaultView?.scrollBy({ top: way });
  else column.scrollLeft -= way;
}
