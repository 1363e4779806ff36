import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { favoriteKey } from '../../../story/favorite-key';
import { toggleFavourite } from '../../features/favourites/favourites-thunks';
import { pagePath } from '../../../story/address';
import { failures } from '../../messages/failures';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch } from '../store/hooks';
import { sectionBeingRead } from './section-being-read';

interface ShortcutsPlace {
  readonly docid: string;
  readonly chapter: number;
  readonly page: number;
  /** Pages of each chapter. */
  readonly pages: readonly number[];
  readonly isEnabled: boolean;
  readonly onHelp: () => void;
}

// Where keys have a meaning of their own: fields, lists of tabs, and dialogs, which are about something else.
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="tablist"], [role="dialog"]';

/** ← → turn the page, [ ] the chapter, L likes the section that is being read, ? explains. */
export function useShortcuts(place: ShortcutsPlace): void {
  const { docid, chapter, page, pages, isEnabled, onHelp } = place;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const notify = useNotice();
  useEffect(() => {
    if (!isEnabled) return;
    const turnTo = (toChapter: number, toPage: number): void => {
      const last = pages[toChapter - 1] ?? 0;
      if (toPage >= 1 && toPage <= last) void navigate(pagePath(docid, toChapter, toPage));
    };
    const like = async (): Promise<void> => {
      const section = sectionBeingRead(document, window.innerHeight);
      if (section === null) return;
      const code = await dispatch(toggleFavourite(favoriteKey({ docid, chapter, section })));
      if (code !== null) notify(failures.because(failures.like, code));
    };
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => turnTo(chapter, page - 1),
      ArrowRight: () => turnTo(chapter, page + 1),
      '[': () => turnTo(chapter - 1, 1),
      ']': () => turnTo(chapter + 1, 1),
      l: () => void like(),
      L: () => void like(),
      '?': onHelp,
    };
    const press = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || event.isComposing) return;
      if (target instanceof Element && target.closest(OWN_KEYS) !== null) return;
      if (document.querySelector('[role="dialog"][aria-labelledby]') !== null) return;
      const action = actions[key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [docid, chapter, page, pages, isEnabled, onHelp, navigate, dispatch, notify]);
}
