import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { positionOfSection } from '../../../story/turn-url';
import { storyMenu } from '../../messages/story-menu';
import { useAppSelector } from '../store/hooks';
import { OnDemand } from './OnDemand';
import { useStoryRoute } from './use-story-route';

const RecapPanel = lazy(() => import('./RecapPanel'));

/** Offers what happened before to whoever comes back to a story that is open at its beginning. */
const RecapOffer = () => {
  const { docid, isSingle, isChosen } = useStoryRoute();
  const bookmark = useAppSelector(({ reading }) => reading.bookmarks[docid]);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const place = bookmark === undefined ? null : positionOfSection(bookmark);
  const isBack = !isSingle && !isChosen && place !== null && (place.chapter > 1 || place.page > 1);
  return (
    <>
      {isBack && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {storyMenu.recap}
        </Button>
      )}
      <OnDemand resetKeys={[isOpen]} onFailure={close}>
        {isOpen && <RecapPanel onClose={close} />}
      </OnDemand>
    </>
  );
};

export default RecapOffer;
