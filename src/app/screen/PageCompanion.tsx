import { useAppSelector } from '../store/hooks';
import { useBookmark, type ReadingPosition } from './use-bookmark';
import { useShortcuts } from './use-shortcuts';
import { useSwipe, type TurnPage } from './use-swipe';

interface PageCompanionProps extends ReadingPosition {
  /** Pages of each chapter. */
  readonly pages: readonly number[];
  readonly turnPage: TurnPage;
  readonly onHelp: () => void;
  /** Begins, pauses or goes on reading aloud; begins at this section. */
  readonly onAloud: (section: number) => void;
}

/** What goes along with reading a page of a story: the bookmark, the keyboard, the finger. */
export const PageCompanion = ({
  pages,
  turnPage,
  onHelp,
  onAloud,
  ...place
}: PageCompanionProps) => {
  const { shortcuts, writing } = useAppSelector(({ reading }) => reading.settings);
  useBookmark(place);
  useShortcuts({
    ...place,
    pages,
    isEnabled: shortcuts,
    isVertical: writing === 'vertical',
    onHelp,
    onAloud,
  });
  useSwipe(turnPage, writing === 'vertical');
  return null;
};
