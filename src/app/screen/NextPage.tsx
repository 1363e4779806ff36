import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { ListedChapter } from '../../../story/listed-chapter';
import { progressOf } from '../../features/adventure/select-adventure';
import { Countdown } from '../../features/countdown/Countdown';
import { reader } from '../../messages/reader';
import { PaceContext } from '../pace-context';
import { useChapter } from '../store/use-chapter';
import { useHasPassed } from './use-has-passed';

/** A storyteller may be late by this much at least, in ms. */
const LEAST_PATIENCE_MS = 60_000;

/** When a story that goes on will go on; nothing once it is overdue by a whole page's time. */
export const NextPage = ({ story }: { story: readonly ListedChapter[] }) => {
  const { pageSeconds, now } = use(PaceContext);
  const pageMs = pageSeconds * 1000;
  const patience = Math.max(pageMs, LEAST_PATIENCE_MS);
  const progress = progressOf(useChapter(story.at(-1)));
  const dueAt = progress.kind === 'resting' ? progress.pageStartedAt + pageMs : 0;
  const isOverdue = useHasPassed(
    (progress.kind === 'writing' ? progress.newestAt : dueAt) + patience,
    now,
  );
  if (isOverdue) return null;
  switch (progress.kind) {
    case 'none':
    case 'ended':
      return null;
    case 'writing':
      return (
        <Typography variant="body2" color="textSecondary">
          {reader.writing}
        </Typography>
      );
    case 'resting':
      return <Countdown dueAt={dueAt} now={now} />;
  }
};
