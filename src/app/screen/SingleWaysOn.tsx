import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { sectionPath } from '../../../story/address';
import { nextSection } from '../../../story/next-section';
import { openingLine } from '../../../view/turn/first-sentences';
import { NEXT, NEXT_LINE, nextTexts } from '../../../view/turn/next-section';
import { selectStoryOf } from '../../features/adventure/adventure-slice';
import { useStoryRoute } from '../dialogs/use-story-route';
import { useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';

/** From a turn by itself into its story: how the next section begins, and the ways there. */
export const SingleWaysOn = () => {
  const { docid, chapter, section } = useStoryRoute();
  const story = useAppSelector((state) => selectStoryOf(state, docid));
  const here = useChapter(story[chapter - 1]);
  const next = nextSection(story, { chapter, section });
  const there = useChapter(next === null ? undefined : story[next.chapter - 1]);
  if (here?.ok !== true || here.chapter.turn[section - 1] === undefined) return null;
  const turns = there?.ok === true ? there.chapter.turn : [];
  const line = openingLine(next === null ? undefined : turns[next.section - 1]);
  return (
    <Box component="section" aria-label={nextTexts.label} sx={NEXT}>
      {line !== '' && (
        <Typography variant="story" color="textSecondary" sx={NEXT_LINE}>
          {line}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {next !== null && (
          <Button
            component={Link}
            to={sectionPath(docid, next.chapter, next.section)}
            variant="contained"
          >
            {nextTexts.readOn(next.section)}
          </Button>
        )}
        <Button component={Link} to={sectionPath(docid, chapter, section)} variant="outlined">
          {nextTexts.wholeStory}
        </Button>
      </Box>
    </Box>
  );
};
