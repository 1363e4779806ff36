import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { ListedChapter } from '../../../story/listed-chapter';
import { progressOf } from '../../features/adventure/story-progress';
import { selectIsOnline } from '../../features/connection/connection-slice';
import { Countdown } from '../../features/countdown/Countdown';
import { storyMessages } from '../../messages/story-messages';
import { PaceContext } from '../pace-context';
import { useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';
import { useHasPassed } from './use-has-passed';

/** What comes this much later than expected is late, in ms: models and clocks need some of it. */
const PATIENCE_MS = 120_000;

/** When a story that goes on will go on, and that it is late where the engine does not write. */
export const NextPage = ({ story }: { story: readonly ListedChapter[] }) => {
  const { pageSeconds, now } = use(PaceContext);
  const isOnline = useAppSelector(selectIsOnline);
  const progress = progressOf(useChapter(story.at(-1)));
  const dueAt = progress.kind === 'resting' ? progress.pageStartedAt + pageSeconds * 1000 : 0;
  const isLate = useHasPassed(
    (progress.kind === 'writing' ? progress.newestAt : dueAt) + PATIENCE_MS,
    now,
  );
  if (progress.kind === 'none' || progress.kind === 'ended') return null;
  // Without a connection it is not known whether something is being written, or is late.
  if (!isOnline && (isLate || progress.kind === 'writing')) return null;
  if (isLate) return <Note role="status">{storyMessages.late}</Note>;
  if (progress.kind === 'writing') return <Note>{storyMessages.writing}</Note>;
  return <Countdown dueAt={dueAt} now={now} />;
};

const Note = ({ role, children }: { readonly role?: 'status'; readonly children: string }) => (
  <Typography role={role} variant="body2" color="textSecondary">
    {children}
  </Typography>
);
