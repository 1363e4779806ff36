import Alert from '@mui/material/Alert';
import { accountProblem } from '../../messages/account';

/** Why something did not succeed; '' shows nothing. */
export const Problem = ({ code }: { code: string }) =>
  code === '' ? null : (
    <Alert severity="error" sx={{ mt: 1.5 }}>
      {accountProblem(code)}
    </Alert>
  );
