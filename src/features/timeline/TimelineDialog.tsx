import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { TimelineEntry } from '../../../story/public-lists';
import { formatMoment } from '../../../view/formats/moment';
import { timeline as texts } from '../../messages/panels';
import type { LiveList } from '../../state/live-list';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { ListState } from '../../ui/dialog/ListState';

interface TimelineDialogProps {
  readonly timeline: LiveList<TimelineEntry>;
  readonly onClose: () => void;
}

// What the storyteller writes: {docid}/{chapter}/{page}/{turn}. Anything else is shown without a link.
const TURN_URL = /^[^/\s]+\/\d+\/\d+\/\d+$/u;

// A row is pressed anywhere; only what happened where is set as a link, the words themselves as words.
const Rows = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    padding: '12px 0 14px',
    borderTop: `1px solid ${theme.vars.palette.rule}`,
    '&:first-of-type': { borderTop: 0 },
  },
  '& time': { ...theme.typography.caption, color: theme.vars.palette.second },
  '& a, & p': { display: 'block', margin: 0, color: 'inherit', textDecoration: 'none' },
  '& b': { ...theme.typography.subtitle1, display: 'block', wordBreak: 'auto-phrase' },
  '& a b': { color: theme.vars.palette.ai.main },
  '& a:hover b': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& q': {
    ...theme.typography.body2,
    display: 'block',
    fontFamily: theme.typography.story.fontFamily ?? 'serif',
    fontSize: '0.9375rem',
    lineHeight: 1.75,
    quotes: 'none',
  },
}));

/** What happened where, and the words that begin it; the storyteller sets a wide space between them. */
const Summary = ({ children: summary }: { children: string }) => {
  const [where = '', ...words] = summary.split('　');
  return (
    <>
      <b>{where}</b> {words.length > 0 && <q>{words.join('　')}</q>}
    </>
  );
};

/** What has happened in all stories, newest first. */
export const TimelineDialog = ({ timeline: { status, rows }, onClose }: TimelineDialogProps) => (
  <AppDialog title={texts.title} onClose={onClose}>
    {rows.length === 0 ? (
      <ListState status={status} />
    ) : (
      <Rows>
        {rows.map(({ date, summary, url }) => (
          <li key={`${date} ${url}`}>
            <time dateTime={date}>{formatMoment(date)}</time>
            {TURN_URL.test(url) ? (
              <Link to={`/${url}`} replace>
                <Summary>{summary}</Summary>
              </Link>
            ) : (
              <p>
                <Summary>{summary}</Summary>
              </p>
            )}
          </li>
        ))}
      </Rows>
    )}
  </AppDialog>
);
