/** The sentence being read stays within these shares of the screen, along the lines' way. */
const FIRST = 0.12;
const LAST = 0.7;
/** Where it is brought to. */
const PLACE = 0.25;

/** How far a passage is from where the eye begins, in px, and how long the way is along which the lines follow. */
interface Sight {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly scroll: (by: number, behavior: ScrollBehavior) => void;
}

/** The column that a passage stands in, where its lines run from top to bottom. */
const columnOf = (range: Range): Element | null =>
  range.startContainer.parentElement?.closest('[data-writing="vertical"]') ?? null;

function sightOf(range: Range): Sight {
  const { top, bottom, left, right } = range.getBoundingClientRect();
  const column = columnOf(range);
  if (column === null) {
    return {
      from: top,
      to: bottom,
      length: window.innerHeight,
      scroll: (by, behavior) => window.scrollBy({ top: by, behavior }),
    };
  }
  const box = column.getBoundingClientRect();
  return {
    from: box.right - right,
    to: box.right - left,
    length: box.width,
    scroll: (by, behavior) => column.scrollBy({ left: -by, behavior }),
  };
}

const isInSight = ({ from, to, length }: Sight): boolean => to > 0 && from < length;

/**
 * Brings the sentence being read into sight, as long as the reader follows: a reader who has scrolled elsewhere stays there
 * until the reading comes by. A null begins anew.
 */
export function createFollower(): (range: Range | null) => void {
  let before: Range | null = null;
  return (range) => {
    const isFirst = before === null;
    const isAlong = before === null || isInSight(sightOf(before));
    before = range;
    if (range === null || !isAlong) return;
    // A column has to be in sight itself: its lines begin at its top.
    if (isFirst) columnOf(range)?.scrollIntoView({ block: 'nearest', inline: 'start' });
    const { from, to, length, scroll } = sightOf(range);
    if (from >= length * FIRST && (to <= length * LAST || from <= length * PLACE)) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroll(from - length * PLACE, isCalm ? 'auto' : 'smooth');
  };
}
