import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { sheet as texts } from '../../messages/sheet';
import { CharacterIcon } from '../../ui/character-icon/CharacterIcon';
import { CHARACTER_ICONS, type CharacterIconName } from '../../../story/character-icon';

interface IconPickerProps {
  readonly value: CharacterIconName;
  readonly onChange: (name: CharacterIconName) => void;
  readonly isReadOnly: boolean;
}

const Icons = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
  '& label': {
    display: 'grid',
    justifyItems: 'center',
    gap: 4,
    padding: '8px 0',
    borderRadius: 8,
    border: '1px solid transparent',
    fontSize: '0.8125rem',
    cursor: 'pointer',
  },
  '& input': { position: 'absolute', opacity: 0 },
  '& label:has(:checked)': {
    borderColor: theme.vars.palette.shu.main,
    backgroundColor: theme.vars.palette.paper,
    fontWeight: 600,
  },
  '& label:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.ai.main}`,
    outlineOffset: 2,
  },
  '&:disabled label': { cursor: 'default' },
}));

/** The built-in pictures of characters. */
export const IconPicker = ({ value, onChange, isReadOnly }: IconPickerProps) => {
  const name = useId();
  return (
    <Icons disabled={isReadOnly} aria-label={texts.icon} role="radiogroup">
      {CHARACTER_ICONS.map((icon) => (
        <label key={icon}>
          <input
            type="radio"
            name={name}
            checked={icon === value}
            onChange={() => onChange(icon)}
          />
          <CharacterIcon name={icon} />
          {texts.icons[icon]}
        </label>
      ))}
    </Icons>
  );
};
