import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { account as texts } from '../../messages/account';
import { useSaving } from '../../ui/dialog/use-saving';
import { CredentialFields } from './CredentialFields';
import { Problem } from './Problem';

/** Shorter ones are guessed. The server alone would take six. */
const SHORTEST_PASSWORD = 8;

interface LinkFormProps {
  /** Links and says why it failed, or null. */
  readonly onLink: (email: string, password: string) => Promise<string | null>;
}

/** Gives this account an address and a password. */
export const LinkForm = ({ onLink }: LinkFormProps) => {
  const [value, setValue] = useState({ email: '', password: '' });
  const { isSaving, failure, run } = useSaving();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = value.email.trim();
    void run(() => {
      if (email === '') return Promise.resolve('bad-email');
      if (value.password.length < SHORTEST_PASSWORD) return Promise.resolve('weak-password');
      return onLink(email, value.password);
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <CredentialFields value={value} onChange={setValue} isNew />
      <Problem code={failure} />
      <Button type="submit" variant="contained" loading={isSaving} sx={{ mt: 1.5 }}>
        {texts.link}
      </Button>
    </form>
  );
};
