import { useEffect } from 'react';
import { preferredScrollBehavior } from './preferred-scroll-behavior';
import { columnOf } from './column';

/** Scrolls a column that is being read fully into view, once the finger or the key is at rest. */
export function useColumnInSight(isVertical: boolean): void {
  useEffect(() => {
    if (!isVertical) return;
    const settle = ({ target }: Event): void => {
      const column = columnOf(document);
      if (column === null || target !== column) return;
      column.scrollIntoView({
        block: 'nearest',
        inline: 'nearest',
        behavior: preferredScrollBehavior(),
      });
    };
    // The event does not rise.
    window.addEventListener('scrollend', settle, { capture: true });
    return () => window.removeEventListener('scrollend', settle, { capture: true });
  }, [isVertical]);
}
