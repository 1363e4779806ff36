import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { favoriteKey } from '../../../story/favorite-key';
import { dataErrorCode } from '../../data/data-error';
import { toggleFavourite } from '../../features/favourites/favourites-thunks';
import { pagePath } from '../../../story/address';
import { failures } from '../../messages/failures';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch } from '../store/hooks';
import { preferredScrollBehavior } from './preferred-scroll-behavior';
import { columnOf, leftAhead, leftBehind, ROUNDING } from './column';
import { sectionBeingRead } from './section-being-read';

export interface ShortcutTargets {
  readonly docid: string;
  readonly chapter: number;
  readonly page: number;
  /** Pages of each chapter. */
  readonly pages: readonly number[];
  readonly isEnabled: boolean;
  /** Lines run from top to bottom, and follow each other to the left. */
  readonly isVertical: boolean;
  readonly onHelp: () => void;
  /** Shares the words that are selected. */
  readonly onShare: () => void;
  /** Reads aloud from a section on, pauses, or goes on. */
  readonly onAloud: (section: number) => void;
}

// Where keys have a meaning of their own: fields, lists of tabs, and dialogs, which are about something else.
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="tablist"], [role="dialog"], [role="menu"]';

/** How much of a column a key moves, as a share of its width: the last lines stay in sight. */
const STEP = 0.85;

/** Moves a column along its lines; false where it has none left that way. */
function moveColumn(direction: 1 | -1): boolean {
  const column = columnOf(document);
  if (column === null) return false;
  const left = direction === 1 ? leftAhead(column) : leftBehind(column);
  if (left <= ROUNDING) return false;
  column.scrollBy({
    left: -direction * STEP * column.clientWidth,
    behavior: preferredScrollBehavior(),
  });
  return true;
}

/**
 * The keyboard shortcuts: ← → turn the page (of a single turn, its page), [ ] the chapter, L likes the section that is being read, R reads it aloud, S shares the
 * selected words, ? explains. Where lines follow each other to the left, ← goes on: to the lines that are still to come,
 * then to the next page.
 */
export function useShortcuts(place: ShortcutTargets): void {
  const { docid, chapter, page, pages, isEnabled, isVertical, onHelp, onShare, onAloud } = place;
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
      try {
        await dispatch(toggleFavourite(favoriteKey({ docid, chapter, section })));
      } catch (error) {
        notify(failures.like(dataErrorCode(error)));
      }
    };
    const goOn = (direction: 1 | -1): void => {
      if (!isVertical || !moveColumn(direction)) turnTo(chapter, page + direction);
    };
    const readAloud = (): void => {
      const section = sectionBeingRead(document, window.innerHeight);
      if (section !== null) onAloud(section);
    };
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => goOn(isVertical ? 1 : -1),
      ArrowRight: () => goOn(isVertical ? -1 : 1),
      '[': () => turnTo(chapter - 1, 1),
      ']': () => turnTo(chapter + 1, 1),
      l: () => void like(),
      L: () => void like(),
      r: readAloud,
      R: readAloud,
      s: onShare,
      S: onShare,
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
  }, [
    docid,
    chapter,
    page,
    pages,
    isEnabled,
    isVertical,
    onHelp,
    onShare,
    onAloud,
    navigate,
    dispatch,
    notify,
  ]);
}
