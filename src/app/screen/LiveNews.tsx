import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListedChapter } from '../../../story/listed-chapter';
import { positionOfSection } from '../../../story/turn-url';
import { newestOf } from '../../features/adventure/story-progress';
import { sectionPath } from '../../../story/address';
import { storyMessages } from '../../messages/story-messages';
import { useSight } from './use-sight';

interface LiveNewsProps {
  readonly docid: string;
  readonly story: readonly ListedChapter[];
  readonly chapter: number;
  readonly page: number;
}

const visuallyHidden = {
  position: 'absolute',
  // In px: a bare 1 would be the whole width here, and the page would scroll sideways.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * Announces a new section: always to screen readers, with a button where it is out of view.
 * What is being read stays where it is. Give it a key of the story.
 */
export const LiveNews = ({ docid, story, chapter, page }: LiveNewsProps) => {
  const newest = newestOf(story);
  const name = `${newest.chapter}/${newest.section}`;
  const [first] = useState(name);
  const [known, setKnown] = useState(name);
  const [unseen, setUnseen] = useState('');
  const isNew = newest.section > 0 && name !== known;
  const place = positionOfSection(newest);
  const isHere = place.chapter === chapter && place.page === page;
  useSight(isNew && isHere ? `n${newest.section}` : null, (isInSight) => {
    if (isInSight) setKnown(name);
    else setUnseen(name);
  });
  return (
    <>
      <Box role="log" aria-live="polite" aria-label={storyMessages.live} sx={visuallyHidden}>
        {newest.section > 0 && name !== first && (
          <p key={name}>{storyMessages.arrived(newest.chapter, newest.section)}</p>
        )}
      </Box>
      {isNew && (!isHere || unseen === name) && (
        <Button
          component={Link}
          to={sectionPath(docid, newest.chapter, newest.section)}
          variant="contained"
          onClick={() => setKnown(name)}
          sx={{ pointerEvents: 'auto' }}
        >
          {storyMessages.newSection(newest.section)}
        </Button>
      )}
    </>
  );
};
