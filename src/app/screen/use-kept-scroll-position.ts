import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReadingSettings } from '../../features/reading-settings/reading-settings';
import { columnOf } from './column';
import { readingAnchor, returnTo, type ReadingAnchor } from './reading-anchor';

/** What breaks lines anew when it changes; a phone's own bar, which comes and goes, does not. */
const roomNow = (): string =>
  [document.documentElement.clientWidth, columnOf(document)?.clientHeight].join();

/**
 * Keeps the scroll position: the line being read stays in place when the phone is turned, or the direction or type of the
 * lines changes, also when the dialog is closed in which that was chosen.
 * @param page What is being read: a line is known on its own page only.
 */
export function useKeptScrollPosition(page: string, settings: ReadingSettings): void {
  const anchor = useRef<ReadingAnchor | null>(null);
  const room = useRef('');
  const { writing, size, face, leading, width } = settings;
  const setting = [writing, size, face, leading, width].join();
  const known = useRef(setting);
  /** Older positions that the browser keeps for a step back are of other lines. */
  const isSetAnew = useRef(false);

  useEffect(() => {
    let frame = 0;
    let column: HTMLElement | null = null;
    let isBack = false;
    room.current = roomNow();
    const look = (): void => {
      watchColumn();
      const now = roomNow();
      if (now === room.current && !isBack) anchor.current = readingAnchor(document);
      else if (anchor.current !== null) returnTo(document, anchor.current);
      room.current = now;
      isBack = false;
    };
    // New line breaks scroll the page as well: one frame later both events have come, and that is not taken for reading.
    const settle = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const goBack = (): void => {
      if (!isSetAnew.current) return;
      isSetAnew.current = false;
      isBack = true;
      settle();
    };
    // A turned phone fires `resize` for its new width first; a column's height changes later, without an event.
    const heights = new ResizeObserver(settle);
    const watchColumn = (): void => {
      const there = columnOf(document);
      if (there === column) return;
      heights.disconnect();
      if (there !== null) heights.observe(there);
      column = there;
    };
    settle();
    // A column of vertical lines scrolls by itself, and its event does not rise.
    const scrolling = { passive: true, capture: true };
    window.addEventListener('scroll', settle, scrolling);
    window.addEventListener('resize', settle);
    window.addEventListener('popstate', goBack);
    return () => {
      cancelAnimationFrame(frame);
      heights.disconnect();
      anchor.current = null;
      isSetAnew.current = false;
      window.removeEventListener('scroll', settle, scrolling);
      window.removeEventListener('resize', settle);
      window.removeEventListener('popstate', goBack);
    };
  }, [page]);

  useLayoutEffect(() => {
    if (known.current === setting) return;
    known.current = setting;
    isSetAnew.current = true;
    room.current = roomNow();
    if (anchor.current !== null) returnTo(document, anchor.current);
  }, [setting]);
}
