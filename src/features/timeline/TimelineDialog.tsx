import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { timeline as texts } from '../../messages/panels';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { ListState } from '../../ui/dialog/ListState';
import type { TimelineState } from './timeline-slice';

interface TimelineDialogProps {
  readonly timeline: TimelineState;
  readonly onClose: () => void;
}

// What the storyteller writes: {docid}/{chapter}/{page}/{turn}. Anything else is shown without a link.
const TURN_URL = /^[^/\s]+\/\d+\/\d+\/\d+$/u;

const moment = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'short', timeStyle: 'short' });

const shownDate = (date: string): string => {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : moment.format(time);
};

/** What has happened in all stories, newest first. */
export const TimelineDialog = ({ timeline: { status, entries }, onClose }: TimelineDialogProps) => (
  <AppDialog title={texts.title} onClose={onClose}>
    {entries.length === 0 ? (
      <ListState status={status} />
    ) : (
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map(({ date, summary, url }) => (
          <Box
            component="li"
            key={`${date} ${url}`}
            sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}
          >
            <Typography variant="caption" color="textSecondary" component="time" dateTime={date}>
              {shownDate(date)}
            </Typography>
            <Typography>
              {TURN_URL.test(url) ? (
                <MuiLink
                  component={Link}
                  to={`/${url}`}
                  onClick={onClose}
                  sx={{ display: 'inline-block', py: 0.5 }}
                >
                  {summary}
                </MuiLink>
              ) : (
                summary
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    )}
  </AppDialog>
);
