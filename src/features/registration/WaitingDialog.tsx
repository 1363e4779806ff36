import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { registration as texts } from '../../messages/registration';
import { AppDialog } from '../../ui/dialog/AppDialog';

/** The engine usually takes an entry in within a second. In ms. */
const PATIENCE_MS = 8_000;

/** Until the engine has taken the entry in. */
export const WaitingDialog = ({ onClose }: { onClose: () => void }) => {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AppDialog title={texts.waitingTitle} onClose={onClose} maxWidth="xs">
      {/* One live region: what changes is read out, and what stays is not read again. */}
      <div role="status" aria-atomic="false">
        <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <CircularProgress size={28} aria-hidden />
          <Typography>{texts.waiting}</Typography>
        </div>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {isLong ? texts.waitingLong : texts.waitingHint}
        </Typography>
      </div>
    </AppDialog>
  );
};
