import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';

interface SaveFailureProps {
  /** What was tried, as a sentence. */
  readonly what: string;
  /** A data error's code; '' shows nothing. */
  readonly code: string;
  readonly onRetry: () => void;
}

/** Why a write did not succeed, and the same once more. */
export const SaveFailure = ({ what, code, onRetry }: SaveFailureProps) =>
  code === '' ? null : (
    <Alert
      severity="error"
      sx={{ mt: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 14em' } }}
      action={
        // Below a long form it would not be seen; the button that was pressed has gone out of use meanwhile.
        <Button color="inherit" autoFocus onClick={onRetry}>
          {common.retry}
        </Button>
      }
    >
      {failures.because(what, code)}
    </Alert>
  );
