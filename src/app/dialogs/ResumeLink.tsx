import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Bookmark } from '../../../story/bookmark';
import { positionOfSection } from '../../../story/turn-url';
import { sectionPath } from '../../../story/address';
import { selectStoryOf } from '../../features/adventure/adventure-slice';
import { selectBookmark } from '../../features/reading-settings/reader-slice';
import { storyMessages } from '../../messages/story-messages';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { useAppSelector } from '../store/hooks';
import { useStoryRoute } from './use-story-route';

/**
 * Leads on to the bookmark; nothing where that is at the page's beginning, before it, or names nothing. Give it a key of the
 * address and the story.
 */
export const ResumeLink = () => {
  const { docid, chapter, section, isSingle } = useStoryRoute();
  const { hash } = useLocation();
  const story = useAppSelector((state) => selectStoryOf(state, docid));
  const bookmark = useAppSelector((state) => selectBookmark(state, docid));
  // It leads to where reading stopped, not to where it has got since on this page.
  const [atFirst] = useState(bookmark);
  const here = positionOfSection({ chapter, section });
  const isOnward = (place: Bookmark | undefined): place is Bookmark => {
    const listed = place === undefined ? undefined : story[place.chapter - 1];
    if (place === undefined || listed?.ok !== true || place.section > listed.sections) return false;
    const there = positionOfSection(place);
    if (there.chapter !== chapter) return there.chapter > chapter;
    if (there.page !== here.page) return there.page > here.page;
    return place === atFirst && there.turn > 0 && hash !== `#n${place.section}`;
  };
  const place = isSingle ? undefined : [bookmark, atFirst].find(isOnward);
  return (
    <>
      {place !== undefined && (
        <Button
          component={Link}
          to={sectionPath(docid, place.chapter, place.section)}
          variant="contained"
        >
          {storyMessages.resume}{' '}
          <Box
            component="span"
            sx={({ breakpoints }) => ({ ml: 0.5, [breakpoints.down('md')]: visuallyHidden })}
          >
            {storyMessages.place(place.chapter, place.section)}
          </Box>
        </Button>
      )}
    </>
  );
};
