import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCount } from '../../../view/formats/count';
import { shownName } from '../../../story/guest';
import type { RankingEntry } from '../../../story/public-lists';
import { ranking as texts } from '../../messages/panels';
import type { LiveList } from '../../state/live-list';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { ListState } from '../../ui/dialog/ListState';

interface RankingDialogProps {
  readonly ranking: LiveList<RankingEntry>;
  readonly onClose: () => void;
}

/** Names and scores, best first. */
export const RankingDialog = ({ ranking: { status, rows }, onClose }: RankingDialogProps) => (
  <AppDialog title={texts.title} onClose={onClose} isText>
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
          {rows.map(({ onamae, score }, index) => (
            <TableRow key={index}>
              <TableCell>{index + 1}</TableCell>
              <TableCell component="th" scope="row">
                {shownName(onamae)}
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
