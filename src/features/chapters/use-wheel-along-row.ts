import { useEffect, type RefObject } from 'react';
import { turnOfWheel } from '../../ui/wheel/turn-of-wheel';

/** The wheel of a mouse, which has one direction, moves along a row as far as there is more of it. */
export function useWheelAlongRow(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const turn = (event: WheelEvent): void => {
      const before = element.scrollLeft;
      element.scrollLeft += turnOfWheel(event);
      if (element.scrollLeft !== before) event.preventDefault();
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [row]);
}
