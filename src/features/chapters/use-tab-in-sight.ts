import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a list of tabs, never the page, so far that the chosen one is in sight. What it measures the browser has laid out
 * for the frame before.
 */
export function useTabInSight(list: RefObject<HTMLElement | null>, chosen: number): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]') ?? null;
      const scrolled = tab?.closest<HTMLElement>('[role=tablist]') ?? null;
      if (tab === null || scrolled === null) return;
      const begin = tab.offsetLeft - scrolled.offsetLeft;
      const { scrollLeft, clientWidth } = scrolled;
      const isInSight = begin >= scrollLeft && begin + tab.offsetWidth <= scrollLeft + clientWidth;
      if (!isInSight) scrolled.scrollLeft = begin - (clientWidth - tab.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [list, chosen]);
}
