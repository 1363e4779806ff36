import Typography from '@mui/material/Typography';
import { CHAPTER_TITLE } from '../../../view/page/page-rules';
import { storyMessages } from '../../messages/story-messages';
import { Upright } from './Upright';

interface ChapterHeadingProps {
  readonly number: number;
  /** '' where it is not known. */
  readonly title: string;
}

export const ChapterHeading = ({ number, title }: ChapterHeadingProps) => (
  <Typography variant="h2" sx={CHAPTER_TITLE}>
    <Upright>{storyMessages.chapterTitle(number, title)}</Upright>
  </Typography>
);
