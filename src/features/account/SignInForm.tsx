import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { account as texts } from '../../messages/account';
import { useSaving } from '../../ui/dialog/use-saving';
import { CredentialFields } from './CredentialFields';
import { Problem } from './Problem';

interface SignInFormProps {
  /** Both say why they failed, or null. */
  readonly onSignIn: (email: string, password: string) => Promise<string | null>;
  readonly onReset: (email: string) => Promise<string | null>;
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
    void run(() => (email === '' ? Promise.resolve('bad-email') : onSignIn(email, value.password)));
  };
  const reset = () => {
    setSentTo('');
    void run(async () => {
      if (email === '') return 'bad-email';
      const code = await onReset(email);
      // Nobody learns here which addresses are known.
      if (code !== null && code !== 'wrong-password') return code;
      setSentTo(email);
      return null;
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
