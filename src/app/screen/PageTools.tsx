import { selectReadingSettings } from '../../features/reading-settings/reader-slice';
import { useAppSelector } from '../store/hooks';
import { useBookmark, type ReadingPosition } from './use-bookmark';
import { useSwipe, type TurnPage } from './use-swipe';

interface PageToolsProps extends ReadingPosition {
  readonly turnPage: TurnPage;
}

/** The reading tools of a page: bookmark, swipes. */
export const PageTools = ({ turnPage, ...place }: PageToolsProps) => {
  const { writing } = useAppSelector(selectReadingSettings);
  useBookmark(place);
  useSwipe(turnPage, writing === 'vertical');
  return null;
};
