import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListedChapter } from '../../../story/listed-chapter';
import { positionOfSection } from '../../../story/turn-url';
import { sectionPath } from '../../../story/address';
import { selectBookmark } from '../../features/reading-settings/reader-slice';
import { storyMessages } from '../../messages/story-messages';
import { useAppSelector } from '../store/hooks';

interface ResumeLinkProps {
  readonly docid: string;
  readonly story: readonly ListedChapter[];
  readonly chapter: number;
  readonly page: number;
}

/** Leads back to the bookmark; nothing where that is on screen or names nothing. Give it a key of the story. */
export const ResumeLink = ({ docid, story, chapter, page }: ResumeLinkProps) => {
  const bookmark = useAppSelector((state) => selectBookmark(state, docid));
  // It leads to where reading stopped, not to where it has got since.
  const [isDone, setIsDone] = useState(false);
  const listed = bookmark === undefined ? undefined : story[bookmark.chapter - 1];
  const isThere =
    bookmark !== undefined &&
    listed?.ok === true &&
    listed.sections >= bookmark.section &&
    (bookmark.chapter > 1 || bookmark.section > 1);
  if (!isThere || isDone) return null;
  const place = positionOfSection(bookmark);
  if (place.chapter === chapter && place.page === page) return null;
  return (
    <Button
      component={Link}
      to={sectionPath(docid, bookmark.chapter, bookmark.section)}
      variant="contained"
      onClick={() => setIsDone(true)}
    >
      {storyMessages.resume(bookmark.chapter, bookmark.section)}
    </Button>
  );
};
