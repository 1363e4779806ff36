import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useConfirm } from 'material-ui-confirm';
import { useId, useRef, useState, type FormEvent } from 'react';
import { nameProblem } from '../../../story/user-text/text-problem';
import { normaliseLine } from '../../../story/user-text/normalise-text';
import { rename as texts } from '../../messages/sheet';
import { common } from '../../messages/common';
import { registration } from '../../messages/registration';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { SaveFailure } from '../../ui/dialog/SaveFailure';
import { useSaving } from '../../ui/dialog/use-saving';

interface RenameDialogProps {
  readonly initial: string;
  /** Rejects with a `DataError`. */
  readonly onRename: (onamae: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes the name of one's own character. */
export const RenameDialog = ({ initial, onRename, onClose }: RenameDialogProps) => {
  const [typed, setTyped] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const { isSaving, failure, run } = useSaving();
  const confirm = useConfirm();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const onamae = normaliseLine(typed);
  const problem = isChecked ? nameProblem(onamae) : null;

  const save = () => run(() => onRename(onamae));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (nameProblem(onamae) !== null) {
      field.current?.focus();
      return;
    }
    const { confirmed } = await confirm({ title: texts.confirmTitle, description: texts.confirm });
    if (confirmed) await save();
  };

  return (
    <AppDialog
      title={texts.title}
      onClose={onClose}
      maxWidth="xs"
      isForm
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="contained" loading={isSaving}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          inputRef={field}
          label={texts.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
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
