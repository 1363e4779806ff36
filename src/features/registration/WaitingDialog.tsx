import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { registration as texts } from '../../messages/registration';
import { AppDialog } from '../../ui/dialog/AppDialog';

/** Until the storyteller has taken the entry in. */
export const WaitingDialog = ({ onClose }: { onClose: () => void }) => (
  <AppDialog title={texts.waitingTitle} onClose={onClose} maxWidth="xs">
    <div role="status" style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <CircularProgress size={28} aria-hidden />
      <Typography>{texts.waiting}</Typography>
    </div>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {texts.waitingHint}
    </Typography>
  </AppDialog>
);
