import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../story/address';
import { shownName } from '../../../story/guest';
import type { StoredStory } from '../../data/stories';
import { listStoredStories } from '../../features/adventure/stored-stories';
import { offline as texts } from '../../messages/offline';
import { storyMessages } from '../../messages/story-messages';
import { useAppDispatch } from '../store/hooks';

interface StoredStoriesProps {
  /** A choice takes the place of the panel's history entry. */
  readonly isInPanel?: boolean;
}

/** The stories that this device can show without a network. */
const StoredStories = ({ isInPanel = false }: StoredStoriesProps) => {
  const dispatch = useAppDispatch();
  const [stories, setStories] = useState<readonly StoredStory[] | null>(null);
  useEffect(() => {
    let isGone = false;
    void dispatch(listStoredStories()).then((found) => {
      if (!isGone) setStories(found);
    });
    return () => {
      isGone = true;
    };
  }, [dispatch]);
  if (stories === null) return null;
  if (stories.length === 0) return texts.none;
  return (
    <Box component="section" aria-label={texts.stored} sx={{ mt: 2 }}>
      <Typography>{texts.stored}</Typography>
      {stories.map(({ docid, onamae }) => (
        <Button key={docid} component={Link} to={pagePath(docid, 1)} replace={isInPanel}>
          {storyMessages.storyOf(shownName(onamae))}
        </Button>
      ))}
    </Box>
  );
};

export default StoredStories;
