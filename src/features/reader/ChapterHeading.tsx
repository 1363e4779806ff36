import Typography from '@mui/material/Typography';
import { reader } from '../../messages/reader';

interface ChapterHeadingProps {
  readonly number: number;
  /** '' where it is not known. */
  readonly title: string;
}

export const ChapterHeading = ({ number, title }: ChapterHeadingProps) => (
  <Typography variant="h2" sx={{ pt: 4, pb: 1 }}>
    {`${reader.chapter(number)}　${title}`.trim()}
  </Typography>
);
