import Typography from '@mui/material/Typography';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';

interface ListStateProps {
  readonly status: 'loading' | 'ready' | 'failed';
}

/** What stands in a dialog in place of a list without rows. */
export const ListState = ({ status }: ListStateProps) => (
  <Typography role="status" color="textSecondary" sx={{ py: 3, textAlign: 'center' }}>
    {status === 'loading' ? common.loading : status === 'failed' ? failures.list : common.nothing}
  </Typography>
);
