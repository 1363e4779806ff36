import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { common } from '../../messages/common';
import { exporting as texts } from '../../messages/export';
import { AppDialog } from '../../ui/dialog/AppDialog';
import type { Direction } from './epub/words';
import { FORMATS, type Format } from './make-file';

interface ExportDialogProps {
  /** How the story is read on screen. */
  readonly direction: Direction;
  /** Chapters are still on their way: a file waits for them. */
  readonly isComing: boolean;
  /** Makes the file and saves it; rejects where that can't be. */
  readonly onSave: (format: Format, direction: Direction) => Promise<void>;
  readonly onClose: () => void;
}

const DIRECTIONS = ['vertical', 'horizontal'] as const;

/** Takes a whole story along as a file. */
export const ExportDialog = (props: ExportDialogProps) => {
  const { direction: read, isComing, onSave, onClose } = props;
  const [format, setFormat] = useState<Format>('epub');
  const [direction, setDirection] = useState(read);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const labelId = useId();
  const save = async () => {
    setState('saving');
    try {
      await onSave(format, direction);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{common.close}</Button>
      <Button
        variant="contained"
        disabled={isComing || state === 'saving'}
        onClick={() => void save()}
      >
        {isComing ? common.loading : state === 'saving' ? texts.saving : texts.save}
      </Button>
    </>
  );
  return (
    <AppDialog title={texts.title} onClose={onClose} actions={actions}>
      <Typography color="textSecondary">{texts.lead}</Typography>
      <RadioGroup
        aria-label={texts.format}
        value={format}
        onChange={(_event, chosen) => setFormat(FORMATS.find((each) => each === chosen) ?? format)}
        sx={{ mt: 1.5, gap: 0.5 }}
      >
        {FORMATS.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', mr: 0 }}
            label={<FormatLabel format={each} />}
          />
        ))}
      </RadioGroup>
      {format === 'epub' && (
        <Box sx={{ mt: 2 }}>
          <Typography id={labelId} variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            {texts.direction}
          </Typography>
          <ToggleButtonGroup
            exclusive
            fullWidth
            color="primary"
            aria-labelledby={labelId}
            value={direction}
            // Pressing what is chosen already would choose nothing.
            onChange={(_event, chosen: Direction | null) => {
              if (chosen !== null) setDirection(chosen);
            }}
          >
            {DIRECTIONS.map((each) => (
              <ToggleButton key={each} value={each}>
                {texts.directions[each]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      )}
      {state === 'failed' && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {texts.failed}
        </Alert>
      )}
    </AppDialog>
  );
};

const FormatLabel = ({ format }: { format: Format }) => (
  <Box sx={{ pt: '9px' }}>
    <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.5 }}>
      {texts.formats[format].name}
    </Typography>
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {texts.formats[format].hint}
    </Typography>
  </Box>
);
