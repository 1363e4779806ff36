import { useMemo } from 'react';
import type { StoredChapter } from '../../../story/adventure-document';
import { pageCount } from '../../../story/turn-url';
import { useAppSelector } from '../store/hooks';
import { useBookmark, type ReadPlace } from './use-bookmark';
import { useShortcuts } from './use-shortcuts';

interface ReadingCompanionProps extends ReadPlace {
  readonly story: readonly StoredChapter[];
  readonly onHelp: () => void;
}

/** What goes along with reading a page: the bookmark and the keyboard. It comes after the words. */
const ReadingCompanion = ({ story, onHelp, ...place }: ReadingCompanionProps) => {
  const isEnabled = useAppSelector(({ reading }) => reading.settings.shortcuts);
  const pages = useMemo(
    () => story.map((stored) => pageCount(stored.ok ? stored.chapter.turn.length : 0)),
    [story],
  );
  useBookmark(place);
  useShortcuts({ ...place, pages, isEnabled, onHelp });
  return null;
};

export default ReadingCompanion;
