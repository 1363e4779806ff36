import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sectionPath } from '../../../story/address';
import { shownName } from '../../../story/guest';
import { positionOfSection } from '../../../story/turn-url';
import { hasAllWords } from '../../features/adventure/has-all-words';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { RecapDialog } from '../../features/recap/RecapDialog';
import { storySoFar } from '../../features/recap/story-so-far';
import { common } from '../../messages/common';
import { recap } from '../../messages/recap';
import { useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';
import { useReadingPosition } from './use-reading-position';
import type { PanelProps } from './panel-props';
import { useStoryRoute } from './use-story-route';

const RecapPanel = ({ onClose }: PanelProps) => {
  const { docid, isSingle, ...onScreen } = useStoryRoute();
  const { story, onamae, status } = useAppSelector(selectAdventure);
  const position = useReadingPosition();
  // The recap stays the same while it is read.
  const [place] = useState(position);
  const open = useChapter(story[place.chapter - 1]);
  const target = positionOfSection(place);
  const isHere = !isSingle && target.chapter === onScreen.chapter && target.page === onScreen.page;
  return (
    <RecapDialog
      soFar={storySoFar(story, open, place)}
      isComing={!hasAllWords(story.slice(0, place.chapter)) && status !== 'failed'}
      place={place}
      playerName={shownName(onamae)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          {!isHere && (
            <Button
              component={Link}
              to={sectionPath(docid, place.chapter, place.section)}
              replace
              variant="contained"
            >
              {recap.resume(place.chapter, place.section)}
            </Button>
          )}
        </>
      }
    />
  );
};

export default RecapPanel;
