import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useConfirm } from 'material-ui-confirm';
import { useState, type ReactNode } from 'react';
import { CAMPS, type Camp } from '../../../story/camp';
import { normaliseLine, TEXT_LIMITS } from '../../../story/text-from-people';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';
import { settings as texts } from '../../messages/panels';
import { registration } from '../../messages/registration';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { SaveFailure } from '../../ui/dialog/SaveFailure';
import { useSaving } from '../../ui/dialog/use-saving';

interface SettingsValues {
  readonly firstWord: string;
  readonly camp: Camp;
}

interface SettingsDialogProps {
  readonly initial: SettingsValues;
  readonly isGuest: boolean;
  /** Chooses whose story is read. */
  readonly browseField: ReactNode;
  /** Saves and says why it failed, or null. A guest's values are not saved. */
  readonly onSave: (values: SettingsValues) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Whose story is read; for participants also the first line of speech and the camp. */
export const SettingsDialog = (props: SettingsDialogProps) => {
  const { initial, isGuest, browseField, onSave, onClose } = props;
  const [firstWord, setFirstWord] = useState(initial.firstWord);
  const [camp, setCamp] = useState<Camp>(initial.camp);
  const { isSaving, failure, run } = useSaving();
  const [isChecked, setIsChecked] = useState(false);
  const confirm = useConfirm();
  const line = normaliseLine(firstWord);
  const problem = isGuest || !isChecked ? null : lineProblem(line);

  const send = () => run(() => onSave({ firstWord: line, camp }));
  const save = async () => {
    setIsChecked(true);
    if (!isGuest) {
      if (lineProblem(line) !== null) return;
      const { confirmed } = await confirm({
        title: texts.confirmTitle,
        description: texts.confirm,
      });
      if (!confirmed) return;
    }
    await send();
  };

  return (
    <AppDialog
      title={texts.title}
      onClose={onClose}
      isForm={!isGuest}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="contained" loading={isSaving} onClick={() => void save()}>
            {isGuest ? texts.show : texts.submit}
          </Button>
        </>
      }
    >
      {browseField}
      {isGuest ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {texts.guest}
        </Typography>
      ) : (
        <>
          <TextField
            label={texts.firstWord}
            value={firstWord}
            onChange={(event) => setFirstWord(event.target.value)}
            error={problem !== null}
            helperText={problem ?? registration.firstWordHint}
            fullWidth
            margin="dense"
          />
          <TextField
            select
            label={texts.camp}
            value={camp}
            onChange={(event) => setCamp(CAMPS.find((each) => each === event.target.value) ?? camp)}
            fullWidth
            margin="dense"
          >
            {CAMPS.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
      <SaveFailure what={failures.save} code={failure} onRetry={() => void send()} />
    </AppDialog>
  );
};

function lineProblem(line: string): string | null {
  if (line === '') return registration.errors['firstWord-empty'];
  return line.length > TEXT_LIMITS.firstWord ? registration.errors['firstWord-too-long'] : null;
}
