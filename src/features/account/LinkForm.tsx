import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { AccountError } from '../../data/accounts';
import { account as texts } from '../../messages/account';
import { useSaving } from '../../ui/dialog/use-saving';
import { CredentialFields } from './CredentialFields';
import { Problem } from './Problem';

/** Shorter ones are guessed. The server alone would take six. */
const SHORTEST_PASSWORD = 8;

interface LinkFormProps {
  /** Rejects with an `AccountError`. */
  readonly onLink: (email: string, password: string) => Promise<void>;
}

/** Gives this account an address and a password. */
export const LinkForm = ({ onLink }: LinkFormProps) => {
  const [value, setValue] = useState({ email: '', password: '' });
  const { isSaving, failure, run } = useSaving();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = value.email.trim();
    void run(async () => {
      if (email === '') throw new AccountError('bad-email');
      if (value.password.length < SHORTEST_PASSWORD) throw new AccountError('weak-password');
      await onLink(email, value.password);
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
