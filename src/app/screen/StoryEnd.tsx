import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pagePath, sectionPath } from '../../../story/address';
import { shownName } from '../../../story/guest';
import type { ListedChapter } from '../../../story/listed-chapter';
import { countSections } from '../../../story/newest-section';
import { beingWritten } from '../../../story/story-entries';
import { BASE_PATH } from '../../../story/turn-url';
import { storyTexts } from '../../../view/texts/story-texts';
import { earnedIn, endingIn, mostLiked } from '../../features/adventure/story-summary';
import { timelineList } from '../../features/timeline/timeline-list';
import { useShare } from '../../features/share/use-share';
import { storyEnd as texts } from '../../messages/story-end';
import { useOpenPanel } from '../panels/use-open-panel';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useServices } from '../store/use-services';

interface StoryEndProps {
  readonly docid: string;
  readonly story: readonly ListedChapter[];
}

/** What follows the last section of a story that has ended: what it came to, and the ways on. */
const StoryEnd = ({ docid, story }: StoryEndProps): ReactNode => {
  const dispatch = useAppDispatch();
  const open = useOpenPanel();
  const share = useShare();
  const { chapters } = useServices();
  const onamae = useAppSelector(({ adventure }) => adventure.onamae);
  const counts = useAppSelector(({ favourites }) => favourites.favCount);
  const timeline = useAppSelector((state) => state.timeline.rows);
  useEffect(() => dispatch(timelineList.follow()), [dispatch]);
  const earned = useMemo(() => earnedIn(story, chapters.read), [story, chapters]);
  const ending = useMemo(() => endingIn(story, chapters.read), [story, chapters]);
  const liked = mostLiked(counts);
  const elsewhere = beingWritten(timeline, docid);
  const facts = [
    [texts.length, texts.lengthOf(story.length, countSections(story))],
    ...(ending === null ? [] : [[texts.days, texts.daysOf(ending.days)] as const]),
    ...(ending === null || ending.promises === 0
      ? []
      : [[texts.promises, texts.promisesOf(ending.promises, ending.kept)] as const]),
    ...(earned > 0 ? [[texts.earned, texts.earnedOf(earned)] as const] : []),
  ] as const;
  return (
    <Box
      component="section"
      aria-label={texts.label}
      sx={{
        mt: 5,
        py: 4,
        borderTop: '1px solid',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography variant="h3" component="h2">
        {texts.title(shownName(onamae))}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: '6px 16px',
          my: 2,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {liked !== null && (
          <>
            <dt>{texts.liked}</dt>
            <dd>
              <MuiLink component={Link} to={sectionPath(docid, liked.chapter, liked.section)}>
                {texts.likedOf(liked.chapter, liked.section, liked.likes)}
              </MuiLink>
            </dd>
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => open({ name: 'export' })}>
          {texts.export}
        </Button>
        <Button
          onClick={() =>
            void share({
              title: storyTexts.storyOf(shownName(onamae)),
              url: `${window.location.origin}${BASE_PATH}${pagePath(docid, 1)}`,
            })
          }
        >
          {texts.share}
        </Button>
        <Button component={Link} to={pagePath(docid, 1)}>
          {texts.fromTheStart}
        </Button>
      </Box>
      {elsewhere !== undefined && (
        <Box sx={{ mt: 3 }}>
          <Typography variant="h5" component="h3">
            {texts.beingWritten}
          </Typography>
          <MuiLink component={Link} to={pagePath(elsewhere.docid, 1)}>
            {texts.opening(shownName(elsewhere.cover.onamae), elsewhere.cover.firstWord)}
          </MuiLink>
        </Box>
      )}
    </Box>
  );
};

export default StoryEnd;
