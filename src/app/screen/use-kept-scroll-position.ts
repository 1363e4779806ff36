import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReadingSettings } from '../../features/reading-settings/reading-settings';
import { columnOf } from './column';
import { readingAnchor, returnTo, type ReadingAnchor } from './reading-anchor';

/** What breaks lines anew when it changes; a phone's own bar, which comes and goes, does not. */
const roomNow = (): string =>
  [document.documentElement.clientWidth, columnOf(document)?.clientHeight].join();

/**
 * Whoever turns the lines or the phone, or changes the type, reads on at the same line.
 * @param page What is being read: a line is known on its own page only.
 */
export function useKeptScrollPosition(page: string, settings: ReadingSettings): void {
  const anchor = useRef<ReadingAnchor | null>(null);
  const room = useRef('');
  const { writing, size, face, leading, width } = settings;
  const setting = [writing, size, face, leading, width].join();
  const known = useRef(setting);

  useEffect(() => {
    let frame = 0;
    let column: HTMLElement | null = null;
    room.current = roomNow();
    const look = (): void => {
      watchColumn();
      const now = roomNow();
      if (now === room.current) anchor.current = readingAnchor(document);
      else if (anchor.current !== null) returnTo(document, anchor.current);
      room.current = now;
    };
    // Lines that break anew scroll too: before that is taken for reading, both have been told.
    const settle = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // A phone that is turned tells of its new width first; a column's height follows without another word.
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
    return () => {
      cancelAnimationFrame(frame);
      heights.disconnect();
      anchor.current = null;
      window.removeEventListener('scroll', settle, scrolling);
      window.removeEventListener('resize', settle);
    };
  }, [page]);

  useLayoutEffect(() => {
    if (known.current === setting) return;
    known.current = setting;
    room.current = roomNow();
    if (anchor.current !== null) returnTo(document, anchor.current);
  }, [setting]);
}
