import Typography from '@mui/material/Typography';
import { fittedTo } from '../../../view/page/fitted-to';
import { CHAPTER_TITLE, CHAPTER_TITLE_ON_PHONE } from '../../../view/page/page-rules';
import { storyMessages } from '../../messages/story-messages';
import { Upright } from './Upright';

interface ChapterHeadingProps {
  readonly number: number;
  /** '' where it is not known. */
  readonly title: string;
}

export const ChapterHeading = ({ number, title }: ChapterHeadingProps) => {
  const heading = storyMessages.chapterTitle(number, title);
  return (
    <Typography
      variant="h2"
      style={fittedTo(heading)}
      sx={({ breakpoints }) => ({
        ...CHAPTER_TITLE,
        [breakpoints.down('md')]: CHAPTER_TITLE_ON_PHONE,
      })}
    >
      <Upright>{heading}</Upright>
    </Typography>
  );
};
