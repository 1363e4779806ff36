import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type FormEvent } from 'react';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';
import { registration as texts } from '../../messages/registration';
import { CampField } from '../../ui/camp-field/CampField';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { useAsk } from '../../ui/dialog/ask-context';
import type { Draft } from '../../ui/dialog/draft';
import { Quotation } from '../../ui/dialog/Quotation';
import { SaveFailure } from '../../ui/dialog/SaveFailure';
import { useAskBeforeClosing } from '../../ui/dialog/use-ask-before-closing';
import { useBack } from '../../ui/dialog/use-back';
import { whileTyping } from '../../ui/dialog/while-typing';
import { characterToBe } from './character-to-be';
import type { RegistrationState } from './registration-slice';
import { validate, type FieldName, type RegistrationValues } from './validate';

interface RegistrationDialogProps {
  readonly registration: RegistrationState;
  readonly draft: Draft<RegistrationValues>;
  readonly onRegister: () => void;
  readonly onClose: () => void;
  /** Signs in to an account that was registered on another device. */
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

/** Where a character is registered. */
export const RegistrationDialog = (props: RegistrationDialogProps) => {
  const { registration, draft, onRegister, onClose, onAccount } = props;
  const { phase, failure, isKept } = registration;
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ask = useAsk();
  const formId = useId();
  const isSending = phase === 'sending';
  const close = useAskBeforeClosing(draft.isTyped, onClose);
  // What is being sent can't be called back.
  useBack(isSending, () => undefined);

  const result = validate(draft.values);
  const character = characterToBe(draft.values);
  const problemOf = (name: FieldName) => {
    const problem = (!result.ok && result.errors[name]) || null;
    return isChecked ? problem : whileTyping(problem);
  };

  // Not while it is typed: an input method is composing it.
  const toHalfWidth = () => {
    const oid = draft.values.oid.normalize('NFKC');
    if (oid !== draft.values.oid) draft.change({ oid });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!result.ok) {
      const first = FIELDS.find(({ name }) => name in result.errors);
      const field = form.current?.elements.namedItem(first?.name ?? '');
      if (field instanceof HTMLInputElement) field.focus();
      return;
    }
    const { confirmTitle: title, confirm: description } = texts;
    if (await ask({ title, description, quotation: character })) onRegister();
  };

  return (
    <AppDialog
      title={texts.title}
      onClose={isSending ? () => undefined : close}
      actions={
        <>
          <Button onClick={close} disabled={isSending}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isSending}>
            {texts.submit}
          </Button>
        </>
      }
    >
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
          const code = problemOf(name);
          return (
            <TextField
              key={name}
              autoFocus={name === 'oid'}
              name={name}
              label={label}
              value={draft.values[name]}
              onChange={(event) => draft.change({ [name]: event.target.value })}
              onBlur={name === 'oid' ? toHalfWidth : undefined}
              error={code !== null}
              helperText={code === null ? hint : texts.errors[code]}
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
        <Quotation>{character}</Quotation>
        <CampField
          value={draft.values.camp}
          onChange={(camp) => draft.change({ camp })}
          disabled={isSending}
        />
      </form>
      <Button size="small" onClick={onAccount} disabled={isSending}>
        {texts.elsewhere}
      </Button>
      <SaveFailure what={failures.register} code={failure} onRetry={onRegister} />
    </AppDialog>
  );
};
