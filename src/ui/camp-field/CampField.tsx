import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CAMPS, type Camp } from '../../../story/camp';
import { camps as texts } from '../../messages/camps';

interface CampFieldProps {
  readonly value: Camp;
  readonly onChange: (camp: Camp) => void;
  readonly disabled?: boolean;
}

/** The three camps, each with what it makes of a character. */
export const CampField = ({ value, onChange, disabled = false }: CampFieldProps) => {
  const id = useId();
  return (
    <FormControl disabled={disabled} fullWidth margin="dense">
      <FormLabel id={id}>{texts.label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(event) => {
          const camp = CAMPS.find((each) => each === event.target.value);
          if (camp !== undefined) onChange(camp);
        }}
      >
        {CAMPS.map((camp) => (
          <FormControlLabel
            key={camp}
            value={camp}
            control={
              <Radio size="small" slotProps={{ input: { 'aria-describedby': `${id}${camp}` } }} />
            }
            label={
              <>
                {camp}
                <Typography
                  id={`${id}${camp}`}
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ ml: 1 }}
                >
                  {texts.tendency[camp]}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
