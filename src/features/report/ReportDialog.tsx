import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { REPORT_KINDS, REPORT_REASON_LIMIT, type ReportKind } from '../../../story/report';
import { normaliseText } from '../../../story/user-text/normalise-text';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';
import { report as texts } from '../../messages/report';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { useAsk } from '../../ui/dialog/ask-context';
import type { Draft } from '../../ui/dialog/draft';
import { RestoredDraft } from '../../ui/dialog/RestoredDraft';
import { useAskBeforeClosing } from '../../ui/dialog/use-ask-before-closing';
import { useSaving } from '../../ui/dialog/use-saving';

export interface ReportValues {
  readonly kind: ReportKind | null;
  readonly reason: string;
}

interface ReportDialogProps {
  /** What is reported. */
  readonly title: string;
  readonly draft: Draft<ReportValues>;
  /** Rejects with a `DataError`. */
  readonly onSend: (kind: ReportKind, reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Reports a story or a turn to the operator. */
export const ReportDialog = ({ title, draft, onSend, onClose }: ReportDialogProps) => {
  const { kind, reason } = draft.values;
  const [isChecked, setIsChecked] = useState(false);
  const { isSaving, failure, run } = useSaving();
  const ask = useAsk();
  const close = useAskBeforeClosing(draft.isTyped, onClose);
  const labelId = useId();
  const text = normaliseText(reason);
  const isTooLong = text.length > REPORT_REASON_LIMIT;
  const isKindMissing = isChecked && kind === null;

  const submit = async () => {
    setIsChecked(true);
    if (kind === null || isTooLong) return;
    const isSure = await ask({ title: texts.confirmTitle, description: texts.confirm });
    if (isSure) await run(() => onSend(kind, text));
  };

  return (
    <AppDialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button variant="contained" loading={isSaving} onClick={() => void submit()}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <RestoredDraft draft={draft} />
      <Typography color="textSecondary">{texts.lead}</Typography>
      <FormControl error={isKindMissing} sx={{ mt: 2 }}>
        <FormLabel id={labelId}>{texts.kind}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={kind ?? ''}
          onChange={(_event, value) =>
            draft.change({ kind: REPORT_KINDS.find((each) => each === value) ?? kind })
          }
        >
          {REPORT_KINDS.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio />}
              label={texts.kinds[each]}
            />
          ))}
        </RadioGroup>
        {isKindMissing && <FormHelperText role="alert">{texts.kindMissing}</FormHelperText>}
      </FormControl>
      <TextField
        label={texts.reason}
        multiline
        minRows={3}
        fullWidth
        margin="normal"
        value={reason}
        onChange={(event) => draft.change({ reason: event.target.value })}
        error={isTooLong}
        helperText={isTooLong ? texts.reasonTooLong : texts.reasonHint(text.length)}
        slotProps={{ formHelperText: { role: isTooLong ? 'alert' : undefined } }}
      />
      {failure !== '' && (
        <Alert severity="error">
          {/* The rules refuse nothing else of what this form can send. */}
          {failure === 'denied' ? texts.tooSoon : failures.because(texts.failed, failure)}
        </Alert>
      )}
    </AppDialog>
  );
};
