import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { registration as texts } from '../../messages/registration';
import { AppDialog } from '../../ui/dialog/AppDialog';

/** A story that has not begun by then is one of many that wait for their turn. In ms. */
const CROWDED_AFTER_MS = 8000;

/** Until the storyteller has taken the entry in. */
export const WaitingDialog = ({ onClose }: { onClose: () => void }) => {
  const [isCrowded, setIsCrowded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsCrowded(true), CROWDED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AppDialog title={texts.waitingTitle} onClose={onClose} maxWidth="xs">
      <div role="status" style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
        <CircularProgress size={28} aria-hidden />
        <Typography>{isCrowded ? texts.crowded : texts.waiting}</Typography>
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {isCrowded ? texts.crowdedHint : texts.waitingHint}
      </Typography>
    </AppDialog>
  );
};
