import { selectReadingSettings } from '../../features/reading-settings/reader-slice';
import { useAppSelector } from '../store/hooks';
import { useBookmark, type ReadingPosition } from './use-bookmark';
import { useShortcuts } from './use-shortcuts';
import { useSwipe, type TurnPage } from './use-swipe';

interface PageToolsProps extends ReadingPosition {
  /** Pages of each chapter. */
  readonly pages: readonly number[];
  readonly turnPage: TurnPage;
  readonly onHelp: () => void;
  /** Shares the words that are selected. */
  readonly onShare: () => void;
  /** Begins, pauses or goes on reading aloud; begins at this section. */
  readonly onAloud: (section: number) => void;
}

/** The reading tools of a page: bookmark, keys, swipes. */
export const PageTools = (props: PageToolsProps) => {
  const { pages, turnPage, onHelp, onShare, onAloud, ...place } = props;
  const { shortcuts, writing } = useAppSelector(selectReadingSettings);
  useBookmark(place);
  useShortcuts({
    ...place,
    pages,
    isEnabled: shortcuts,
    isVertical: writing === 'vertical',
    onHelp,
    onShare,
    onAloud,
  });
  useSwipe(turnPage, writing === 'vertical');
  return null;
};
