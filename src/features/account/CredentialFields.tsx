import TextField from '@mui/material/TextField';
import { account as texts } from '../../messages/account';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface CredentialFieldsProps {
  readonly value: Credentials;
  readonly onChange: (value: Credentials) => void;
  /** A password is chosen here, not remembered. */
  readonly isNew: boolean;
}

/** An address and a password. */
export const CredentialFields = ({ value, onChange, isNew }: CredentialFieldsProps) => (
  <>
    <TextField
      label={texts.email}
      type="email"
      value={value.email}
      onChange={(event) => onChange({ ...value, email: event.target.value })}
      fullWidth
      margin="dense"
      slotProps={{ htmlInput: { autoComplete: 'email', inputMode: 'email' } }}
    />
    <TextField
      label={texts.password}
      type="password"
      value={value.password}
      onChange={(event) => onChange({ ...value, password: event.target.value })}
      helperText={isNew ? texts.newPasswordHint : undefined}
      fullWidth
      margin="dense"
      slotProps={{ htmlInput: { autoComplete: isNew ? 'new-password' : 'current-password' } }}
    />
  </>
);
