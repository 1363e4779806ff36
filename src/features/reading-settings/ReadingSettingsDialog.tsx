import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { readingSettings as texts } from '../../messages/reading-settings';
import { AppDialog } from '../../ui/dialog/AppDialog';
import {
  FACES,
  LEADINGS,
  PAPERS,
  SIZES,
  WIDTHS,
  WRITINGS,
  type ReadingSettings,
} from './reading-settings';

interface ReadingSettingsDialogProps {
  readonly settings: ReadingSettings;
  /** Holds at once: the page behind shows it. */
  readonly onChange: (change: Partial<ReadingSettings>) => void;
  readonly onClose: () => void;
}

// The lines of a column go on to the left, in as much room as the sample needs at its largest.
const SAMPLE = {
  horizontal: {},
  vertical: { writingMode: 'vertical-rl', height: '9em', marginInline: 'auto' },
} as const;

/** How stories are set. */
export const ReadingSettingsDialog = ({
  settings,
  onChange,
  onClose,
}: ReadingSettingsDialogProps) => (
  <AppDialog title={texts.title} onClose={onClose} maxWidth="xs">
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.default' }}>
      <Typography variant="story" sx={SAMPLE[settings.writing]}>
        {texts.sample}
      </Typography>
    </Box>
    <Choice
      label={texts.writing}
      options={WRITINGS}
      names={texts.writings}
      value={settings.writing}
      onChange={(writing) => onChange({ writing })}
    />
    <Choice
      label={texts.size}
      options={SIZES}
      names={texts.sizes}
      value={settings.size}
      onChange={(size) => onChange({ size })}
    />
    <Choice
      label={texts.face}
      options={FACES}
      names={texts.faces}
      value={settings.face}
      onChange={(face) => onChange({ face })}
    />
    <Choice
      label={texts.leading}
      options={LEADINGS}
      names={texts.leadings}
      value={settings.leading}
      onChange={(leading) => onChange({ leading })}
    />
    <Choice
      label={texts.width}
      options={WIDTHS}
      names={texts.widths}
      value={settings.width}
      onChange={(width) => onChange({ width })}
    />
    <Choice
      label={texts.paper}
      options={PAPERS}
      names={texts.papers}
      value={settings.paper}
      onChange={(paper) => onChange({ paper })}
    />
    <FormControlLabel
      sx={{ mt: 2 }}
      label={texts.shortcuts}
      control={
        <Switch
          checked={settings.shortcuts}
          onChange={(_event, shortcuts) => onChange({ shortcuts })}
        />
      }
    />
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {texts.kept}
    </Typography>
  </AppDialog>
);

interface ChoiceProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly names: Readonly<Record<Option, string>>;
  readonly value: Option;
  readonly onChange: (option: Option) => void;
}

/** One of a few, side by side. */
const Choice = <Option extends string>(props: ChoiceProps<Option>) => {
  const { label, options, names, value, onChange } = props;
  const labelId = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={labelId} variant="subtitle2" component="h3">
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-labelledby={labelId}
        value={value}
        // Pressing what is chosen already would choose nothing.
        onChange={(_event, chosen: Option | null) => {
          if (chosen !== null) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <ToggleButton key={option} value={option} sx={{ px: 0.5, lineHeight: 1.3 }}>
            {names[option]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
