import { useEffect } from 'react';
import { turnOfWheel } from '../../ui/wheel/turn-of-wheel';
import { columnOf, leftAhead, leftBehind, ROUNDING } from './column';

/** A column is in sight when no more than this is cut off, in px. */
const CUT = 8;

/**
 * The wheel moves a column along its lines. Before the whole column is in sight, and from its ends on, the wheel moves the
 * page, as everywhere.
 */
export function useColumnWheel(isVertical: boolean): void {
  useEffect(() => {
    if (!isVertical) return;
    const turn = (event: WheelEvent): void => {
      const { target } = event;
      const column = columnOf(document);
      if (column === null || !(target instanceof Node) || !column.contains(target)) return;
      const turned = turnOfWheel(event);
      if (turned === 0) return;
      const { top, bottom } = column.getBoundingClientRect();
      const isForwards = turned > 0;
      const isCut = isForwards ? bottom > window.innerHeight + CUT : top < -CUT;
      const left = isForwards ? leftAhead(column) : leftBehind(column);
      if (isCut || left <= ROUNDING) return;
      event.preventDefault();
      column.scrollLeft -= turned;
    };
    window.addEventListener('wheel', turn, { passive: false });
    return () => window.removeEventListener('wheel', turn);
  }, [isVertical]);
}
