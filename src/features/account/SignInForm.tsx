import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { AccountError, accountErrorCode } from '../../data/accounts';
import { account as texts } from '../../messages/account';
import { useSaving } from '../../ui/dialog/use-saving';
import { CredentialFields } from './CredentialFields';
import { Problem } from './Problem';

interface SignInFormProps {
  /** Both reject with an `AccountError`. */
  readonly onSignIn: (email: string, password: string) => Promise<void>;
  readonly onReset: (email: string) => Promise<void>;
}

/** Signs in to an account that has an address. */
export const SignInForm = ({ onSignIn, onReset }: SignInFormProps) => {
  const [value, setValue] = useState({ email: '', password: '' });
  const [sentTo, setSentTo] = useState('');
  const { isSaving, failure, run } = useSaving();
  const email = value.email.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSentTo('');
    void run(async () => {
      if (email === '') throw new AccountError('bad-email');
      await onSignIn(email, value.password);
    });
  };
  const reset = () => {
    setSentTo('');
    void run(async () => {
      if (email === '') throw new AccountError('bad-email');
      try {
        await onReset(email);
      } catch (error) {
        // The answer must not say which addresses are known.
        if (accountErrorCode(error) !== 'wrong-password') throw error;
      }
      setSentTo(email);
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <CredentialFields value={value} onChange={setValue} isNew={false} />
      <Problem code={failure} />
      {sentTo !== '' && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {texts.resetSent(sentTo)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button type="submit" variant="contained" loading={isSaving}>
          {texts.signIn}
        </Button>
        <Button disabled={isSaving} onClick={reset}>
          {texts.forgotten}
        </Button>
      </Box>
    </form>
  );
};
