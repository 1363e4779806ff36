import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import type { Camp } from '../../../story/camp';
import type { Entry } from '../../../story/entry';
import { firstWordProblem } from '../../../story/user-text/text-problem';
import { normaliseLine } from '../../../story/user-text/normalise-text';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';
import { settings as texts } from '../../messages/panels';
import { storyEnd } from '../../messages/story-end';
import { registration } from '../../messages/registration';
import { CampField } from '../../ui/camp-field/CampField';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { useAsk } from '../../ui/dialog/ask-context';
import type { Draft } from '../../ui/dialog/draft';
import { RestoredDraft } from '../../ui/dialog/RestoredDraft';
import { SaveFailure } from '../../ui/dialog/SaveFailure';
import { useAskBeforeClosing } from '../../ui/dialog/use-ask-before-closing';
import { useSaving } from '../../ui/dialog/use-saving';
import { whileTyping } from '../../ui/dialog/while-typing';

export interface SettingsValues {
  readonly firstWord: string;
  readonly camp: Camp;
  readonly flag: Entry['flag'];
}

interface SettingsDialogProps {
  readonly draft: Draft<SettingsValues>;
  readonly isGuest: boolean;
  /** One's own story has ended: what would change it is not offered. */
  readonly isOver: boolean;
  /** Chooses whose story is read. */
  readonly browseField: ReactNode;
  /** Rejects with a `DataError`. A guest's values are not saved. */
  readonly onSave: (values: SettingsValues) => Promise<void>;
  /** Opens what keeps this account beyond this device. */
  readonly onAccount: () => void;
  readonly onClose: () => void;
}

/** Whose story is read; for participants also the first line of speech and the camp. */
export const SettingsDialog = (props: SettingsDialogProps) => {
  const { draft, isGuest, isOver, browseField, onSave, onAccount, onClose } = props;
  const { firstWord, camp, flag } = draft.values;
  const { isSaving, failure, run } = useSaving();
  const [isChecked, setIsChecked] = useState(false);
  const ask = useAsk();
  const close = useAskBeforeClosing(draft.isTyped && !isGuest, onClose);
  const line = normaliseLine(firstWord);
  const found = isGuest ? null : firstWordProblem(line);
  const problem = isChecked ? found : whileTyping(found);

  const send = () => run(() => onSave({ firstWord: line, camp, flag }));
  const save = async () => {
    setIsChecked(true);
    if (!isGuest) {
      if (found !== null) return;
      if (!(await ask({ title: texts.confirmTitle, description: texts.confirm }))) return;
    }
    await send();
  };

  return (
    <AppDialog
      title={texts.title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button variant="contained" loading={isSaving} onClick={() => void save()}>
            {isGuest ? texts.show : texts.submit}
          </Button>
        </>
      }
    >
      {!isGuest && <RestoredDraft draft={draft} />}
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
            onChange={(event) => draft.change({ firstWord: event.target.value })}
            error={problem !== null}
            helperText={
              problem === null ? registration.firstWordHint : registration.errors[problem]
            }
            fullWidth
            margin="dense"
          />
          {isOver ? (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {storyEnd.noEffect}
            </Typography>
          ) : (
            <>
              <CampField value={camp} onChange={(chosen) => draft.change({ camp: chosen })} />
              <FlagField
                label={texts.accept}
                hint={texts.acceptHint}
                value={flag.accept}
                onChange={(accept) => draft.change({ flag: { ...flag, accept } })}
              />
            </>
          )}
          <FlagField
            label={texts.offer}
            hint={texts.offerHint}
            value={flag.offer}
            onChange={(offer) => draft.change({ flag: { ...flag, offer } })}
          />
        </>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {texts.accountHint}
      </Typography>
      <Button variant="outlined" onClick={onAccount} sx={{ mt: 1 }}>
        {texts.account}
      </Button>
      <SaveFailure what={failures.save} code={failure} onRetry={() => void send()} />
    </AppDialog>
  );
};

interface FlagFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

const FlagField = ({ label, hint, value, onChange }: FlagFieldProps) => {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        sx={{ mt: 1 }}
        label={label}
        control={
          <Switch
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <Typography id={hintId} variant="body2" color="textSecondary">
        {hint}
      </Typography>
    </div>
  );
};
