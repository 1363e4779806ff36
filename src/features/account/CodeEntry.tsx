import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { account as texts } from '../../messages/account';
import { useSaving } from '../../ui/dialog/use-saving';
import { Problem } from './Problem';

interface CodeEntryProps {
  /** Rejects with an `AccountError`. */
  readonly onRedeem: (code: string) => Promise<void>;
}

/** Where a code from another device is typed. */
export const CodeEntry = ({ onRedeem }: CodeEntryProps) => {
  const [code, setCode] = useState('');
  const { isSaving, failure, run } = useSaving();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => onRedeem(code));
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={texts.codeInput}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        helperText={texts.codeHint}
        fullWidth
        margin="dense"
        slotProps={{
          htmlInput: {
            autoComplete: 'one-time-code',
            autoCapitalize: 'characters',
            spellCheck: false,
          },
        }}
      />
      <Problem code={failure} />
      <Button type="submit" variant="contained" loading={isSaving} sx={{ mt: 1.5 }}>
        {texts.redeem}
      </Button>
    </form>
  );
};
