import { useEffect } from 'react';
import { columnOf, leftAhead, leftBehind, ROUNDING } from './column';

/** What a wheel counts in, in px: pixels, lines, pages. */
const UNITS = [1, 24, 480] as const;

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
      const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey, cancelable, target } = event;
      const column = columnOf(document);
      if (column === null || !(target instanceof Node) || !column.contains(target)) return;
      if (ctrlKey || shiftKey || !cancelable || Math.abs(deltaX) >= Math.abs(deltaY)) return;
      const { top, bottom } = column.getBoundingClientRect();
      const isForwards = deltaY > 0;
      const isCut = isForwards ? bottom > window.innerHeight + CUT : top < -CUT;
      const left = isForwards ? leftAhead(column) : leftBehind(column);
      if (isCut || left <= ROUNDING) return;
      event.preventDefault();
      column.scrollLeft -= deltaY * (UNITS[deltaMode] ?? 1);
    };
    window.addEventListener('wheel', turn, { passive: false });
    return () => window.removeEventListener('wheel', turn);
  }, [isVertical]);
}
