import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { common } from '../../messages/common';
import { lists } from '../../messages/lists';
import type { ListStatus } from '../../state/live-list';

const TEXTS = {
  loading: common.loading,
  ready: common.nothing,
  failed: lists.failed,
  offline: lists.offline,
} as const;

interface ListStateProps {
  readonly status: ListStatus;
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
  return (
    <Typography
      role="status"
      color="textSecondary"
      sx={{ py: 3, textAlign: 'center', textWrap: 'balance', wordBreak: 'auto-phrase' }}
    >
      {TEXTS[status === 'loading' && isOverdue ? 'failed' : status]}
    </Typography>
  );
};
