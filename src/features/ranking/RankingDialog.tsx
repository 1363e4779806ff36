import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../story/address';
import { formatCount } from '../../../view/formats/count';
import { shownName } from '../../../story/guest';
import type { RankingEntry } from '../../../story/public-lists';
import { ranking as texts } from '../../messages/panels';
import type { LiveList } from '../../state/live-list';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { ListState } from '../../ui/dialog/ListState';

interface RankingDialogProps {
  /** The reader's own uid; null for a guest. */
  readonly own: string | null;
  readonly ranking: LiveList<RankingEntry>;
  readonly onClose: () => void;
}

const StoryLink = styled(Link)(({ theme }) => ({
  // A row is as high as a finger is wide.
  display: 'block',
  padding: '12px 0',
  margin: '-6px 0',
  color: theme.vars.palette.ai.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
}));

/** Names and scores, best first; each leads to its story. */
export const RankingDialog = ({ own, ranking: { status, rows }, onClose }: RankingDialogProps) => (
  <AppDialog title={texts.title} onClose={onClose} isText>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {texts.explanation}
    </Typography>
    {rows.length === 0 ? (
      <ListState status={status} />
    ) : (
      <Table size="small" aria-label={texts.title}>
        <TableHead>
          <TableRow>
            <TableCell>{texts.rank}</TableCell>
            <TableCell>{texts.name}</TableCell>
            <TableCell align="right">{texts.score}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ onamae, score, uid }, index) => (
            <TableRow
              key={index}
              selected={uid === own && own !== null}
              aria-current={uid === own && own !== null ? 'true' : undefined}
            >
              <TableCell>{index + 1}</TableCell>
              <TableCell component="th" scope="row">
                {uid === undefined ? (
                  shownName(onamae)
                ) : (
                  <StoryLink to={pagePath(uid, 1)} replace>
                    {uid === own ? texts.own(shownName(onamae)) : shownName(onamae)}
                  </StoryLink>
                )}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatCount(score)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )}
  </AppDialog>
);
