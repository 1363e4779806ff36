import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { unsent } from '../../messages/drafts';
import type { Draft } from './draft';

interface RestoredDraftProps {
  readonly draft: Pick<Draft<never>, 'isRestored' | 'reset'>;
}

/** Says that a form shows what was typed before, and offers to go back to what was sent. */
export const RestoredDraft = ({ draft: { isRestored, reset } }: RestoredDraftProps) =>
  isRestored && (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 14em' } }}
      action={
        <Button color="inherit" onClick={reset}>
          {unsent.reset}
        </Button>
      }
    >
      {unsent.restored}
    </Alert>
  );
