import Button from '@mui/material/Button';
import { positionOfSection } from '../../../story/turn-url';
import { selectBookmark } from '../../features/reading-settings/reader-slice';
import { storyMenu } from '../../messages/story-menu';
import { useAppSelector } from '../store/hooks';
import { useOpenPanel } from '../panels/use-open-panel';
import { useStoryRoute } from './use-story-route';

/** Offers the recap to a reader who returns to a story that is open at its beginning. */
export const RecapOffer = () => {
  const { docid, isSingle, isChosen } = useStoryRoute();
  const bookmark = useAppSelector((state) => selectBookmark(state, docid));
  const open = useOpenPanel();
  const place = bookmark === undefined ? null : positionOfSection(bookmark);
  const isBack = !isSingle && !isChosen && place !== null && (place.chapter > 1 || place.page > 1);
  return (
    <>
      {isBack && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => open({ name: 'recap' })}>
          {storyMenu.recap}
        </Button>
      )}
    </>
  );
};
