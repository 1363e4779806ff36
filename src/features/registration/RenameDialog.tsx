import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type FormEvent } from 'react';
import { nameProblem } from '../../../story/user-text/text-problem';
import { normaliseLine } from '../../../story/user-text/normalise-text';
import { rename as texts } from '../../messages/sheet';
import { common } from '../../messages/common';
import { registration } from '../../messages/registration';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { useAsk } from '../../ui/dialog/ask-context';
import type { Draft } from '../../ui/dialog/draft';
import { RestoredDraft } from '../../ui/dialog/RestoredDraft';
import { SaveFailure } from '../../ui/dialog/SaveFailure';
import { useAskBeforeClosing } from '../../ui/dialog/use-ask-before-closing';
import { useSaving } from '../../ui/dialog/use-saving';
import { whileTyping } from '../../ui/dialog/while-typing';

interface RenameDialogProps {
  readonly draft: Draft<{ readonly onamae: string }>;
  /** Rejects with a `DataError`. */
  readonly onRename: (onamae: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes the name of one's own character. */
export const RenameDialog = ({ draft, onRename, onClose }: RenameDialogProps) => {
  const [isChecked, setIsChecked] = useState(false);
  const { isSaving, failure, run } = useSaving();
  const ask = useAsk();
  const close = useAskBeforeClosing(draft.isTyped, onClose);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const onamae = normaliseLine(draft.values.onamae);
  const found = nameProblem(onamae);
  const problem = isChecked ? found : whileTyping(found);

  const save = () => run(() => onRename(onamae));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (found !== null) {
      field.current?.focus();
      return;
    }
    if (await ask({ title: texts.confirmTitle, description: texts.confirm })) await save();
  };

  return (
    <AppDialog
      title={texts.title}
      onClose={close}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="contained" loading={isSaving}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <RestoredDraft draft={draft} />
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          inputRef={field}
          label={texts.label}
          value={draft.values.onamae}
          onChange={(event) => draft.change({ onamae: event.target.value })}
          error={problem !== null}
          helperText={problem === null ? texts.hint : registration.errors[problem]}
          fullWidth
          margin="dense"
          slotProps={{
            htmlInput: { autoComplete: 'nickname' },
            formHelperText: { role: problem === null ? undefined : 'alert' },
          }}
        />
      </form>
      <SaveFailure what={texts.failed} code={failure} onRetry={() => void save()} />
    </AppDialog>
  );
};
