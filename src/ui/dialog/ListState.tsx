import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';

interface ListStateProps {
  readonly status: 'loading' | 'ready' | 'failed';
}

/** A server that is silent for this long is not there, in ms. */
const PATIENCE_MS = 10_000;

/** What stands in a dialog in place of a list without rows. */
export const ListState = ({ status }: ListStateProps) => {
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOverdue(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isFailed = status === 'failed' || (status === 'loading' && isOverdue);
  return (
    <Typography role="status" color="textSecondary" sx={{ py: 3, textAlign: 'center' }}>
      {isFailed ? failures.list : status === 'loading' ? common.loading : common.nothing}
    </Typography>
  );
};
