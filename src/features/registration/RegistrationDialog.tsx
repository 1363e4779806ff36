import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useConfirm } from 'material-ui-confirm';
import { useId, useRef, useState, type FormEvent } from 'react';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';
import { registration as texts } from '../../messages/registration';
import { SaveFailure } from '../../ui/dialog/SaveFailure';
import type { RegistrationState } from './registration-slice';
import { validate, type Errors, type FieldName } from './validate';

interface RegistrationDialogProps {
  readonly registration: RegistrationState;
  readonly onDraft: (field: FieldName, text: string) => void;
  readonly onRegister: () => void;
  readonly onCancel: () => void;
  /** Somebody has registered before, elsewhere. */
  readonly onAccount: () => void;
}

const FIELDS = [
  {
    name: 'oid',
    label: texts.oid,
    hint: texts.oidHint,
    input: { inputMode: 'numeric', autoComplete: 'off' },
  },
  {
    name: 'onamae',
    label: texts.onamae,
    hint: texts.onamaeHint,
    input: { autoComplete: 'nickname' },
  },
  {
    name: 'firstWord',
    label: texts.firstWord,
    hint: texts.firstWordHint,
    input: { autoComplete: 'off' },
  },
] as const satisfies readonly { name: FieldName; label: string; hint: string; input: object }[];

/** Where a character is registered. What was typed belongs to the caller, so that closing loses nothing. */
export const RegistrationDialog = (props: RegistrationDialogProps) => {
  const { registration, onDraft, onRegister, onCancel, onAccount } = props;
  const { draft, phase, failure, isKept } = registration;
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const confirm = useConfirm();
  const titleId = useId();
  const formId = useId();
  const isSending = phase === 'sending';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = validate(draft);
    setErrors(result.ok ? {} : result.errors);
    if (!result.ok) {
      const first = FIELDS.find(({ name }) => name in result.errors);
      const field = form.current?.elements.namedItem(first?.name ?? '');
      if (field instanceof HTMLInputElement) field.focus();
      return;
    }
    const { confirmed } = await confirm({ title: texts.confirmTitle, description: texts.confirm });
    if (confirmed) onRegister();
  };

  return (
    <Dialog open onClose={isSending ? undefined : onCancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {texts.lead}
        </Typography>
        {!isKept && (
          <Alert severity="warning" sx={{ mb: 2.5 }}>
            {texts.notKept}
          </Alert>
        )}
        <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {FIELDS.map(({ name, label, hint, input }) => {
            const code = errors[name];
            return (
              <TextField
                key={name}
                autoFocus={name === 'oid'}
                name={name}
                label={label}
                value={draft[name]}
                onChange={(event) => onDraft(name, event.target.value)}
                error={code !== undefined}
                helperText={
                  code === undefined ? (
                    hint
                  ) : (
                    <>
                      {texts.errors[code]}
                      {/* Wide digits are digits to whoever typed them. */}
                      {code === 'oid-not-numeric' && <span>{hint}</span>}
                    </>
                  )
                }
                disabled={isSending}
                fullWidth
                margin="dense"
                slotProps={{
                  htmlInput: input,
                  formHelperText: { role: code ? 'alert' : undefined },
                }}
              />
            );
          })}
        </form>
        <Button size="small" onClick={onAccount} disabled={isSending}>
          {texts.elsewhere}
        </Button>
        <SaveFailure what={failures.register} code={failure} onRetry={onRegister} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isSending}>
          {common.cancel}
        </Button>
        <Button type="submit" form={formId} variant="contained" loading={isSending}>
          {texts.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
