import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { StoredChapter } from '../../../story/adventure-document';
import { progressOf } from '../../features/adventure/select-adventure';
import { Countdown } from '../../features/countdown/Countdown';
import { reader } from '../../messages/reader';
import { PaceContext } from '../pace-context';

/** When a story that goes on will go on. */
export const NextPage = ({ story }: { story: readonly StoredChapter[] }) => {
  const { pageSeconds, now } = use(PaceContext);
  const progress = progressOf(story);
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
      return <Countdown dueAt={progress.pageStartedAt + pageSeconds * 1000} now={now} />;
  }
};
