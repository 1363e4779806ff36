import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { ListedChapter } from '../../../story/listed-chapter';
import { positionOfSection } from '../../../story/turn-url';
import { newestOf } from '../../../story/newest-section';
import { sectionPath } from '../../../story/address';
import { controlTexts } from '../../../view/texts/control-texts';

interface NewestLinkProps {
  readonly docid: string;
  readonly story: readonly ListedChapter[];
  readonly chapter: number;
  readonly page: number;
  readonly isSingle: boolean;
}

/** Leads to where the story stands; nothing where that is on screen. */
export const NewestLink = ({ docid, story, chapter, page, isSingle }: NewestLinkProps) => {
  const newest = newestOf(story);
  const place = positionOfSection(newest);
  const isHere = !isSingle && place.chapter === chapter && place.page === page;
  return newest.section === 0 || isHere ? null : (
    <Button
      component={Link}
      to={sectionPath(docid, newest.chapter, newest.section)}
      variant="outlined"
    >
      {controlTexts.newest}
    </Button>
  );
};
