import { useEffect } from 'react';
import { placeBookmark } from '../../features/reading-settings/change-reader';
import { selectBookmark } from '../../features/reading-settings/reader-slice';
import { selectAccount } from '../../features/user/user-slice';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { sectionBeingRead } from './section-being-read';

/** A page that stays open for this long counts as read, in ms; also the minimum time between two moves of a bookmark. */
const SETTLED_MS = 1_500;

export interface ReadingPosition {
  readonly docid: string;
  readonly chapter: number;
  readonly page: number;
  /** The address names the chapter: it was opened on purpose. */
  readonly isChosen: boolean;
}

/**
 * Keeps the bookmark at the section being read. A story's first page, which opens by itself, never takes the bookmark back.
 */
export function useBookmark({ docid, chapter, page, isChosen }: ReadingPosition): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const uid = useAppSelector(selectAccount);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const place = (): void => {
      timer = null;
      const section = sectionBeingRead(document, window.innerHeight);
      if (section === null) return;
      const before = selectBookmark(store.getState(), docid);
      const isBack =
        before !== undefined &&
        (before.chapter > chapter || (before.chapter === chapter && before.section > section));
      if (isChosen || !isBack) dispatch(placeBookmark(uid, docid, { chapter, section }));
    };
    const settle = (): void => {
      timer ??= setTimeout(place, SETTLED_MS);
    };
    settle();
    // A column of vertical lines scrolls by itself, and its event does not rise.
    const scrolling = { passive: true, capture: true };
    window.addEventListener('scroll', settle, scrolling);
    return () => {
      window.removeEventListener('scroll', settle, scrolling);
      if (timer !== null) clearTimeout(timer);
    };
  }, [dispatch, store, uid, docid, chapter, page, isChosen]);
}
