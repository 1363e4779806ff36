import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { updates } from '../../messages/updates';
import { followUpdates, type Updates } from './follow-updates';

const Sheet = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 16,
  bottom: 'calc(84px + env(safe-area-inset-bottom))',
  maxWidth: '34em',
  marginInline: 'auto',
  padding: '12px 16px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.card,
  '& p': { margin: '0 0 8px' },
  [theme.breakpoints.up('md')]: { bottom: 24 },
}));

/** Offers a new version; nothing is loaded anew until the reader says so. */
const UpdateNotice = () => {
  const [waiting, setWaiting] = useState<Updates | null>(null);
  useEffect(() => followUpdates(window, setWaiting), []);
  return (
    <div role="status">
      {waiting !== null && (
        <Sheet aria-label={updates.label}>
          <p>{updates.waiting}</p>
          <Button variant="contained" onClick={waiting.take}>
            {updates.reload}
          </Button>
          <Button onClick={() => setWaiting(null)}>{updates.later}</Button>
        </Sheet>
      )}
    </div>
  );
};

export default UpdateNotice;
