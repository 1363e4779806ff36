import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';
import { LISTED_CATEGORIES } from '../../../story/catalogue/catalogue';
import { CATEGORY_SLOTS } from '../../../story/entry';
import { sheet as texts } from '../../messages/sheet';

interface CategoryPickerProps {
  /** Six names, '' for none. */
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly isReadOnly: boolean;
}

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const inSlots = (names: readonly string[]): string[] =>
  Array.from({ length: CATEGORY_SLOTS }, (_, slot) => names[slot] ?? '');

/** Up to six categories of goods that the character deals in. */
export const CategoryPicker = ({ value, onChange, isReadOnly }: CategoryPickerProps) => {
  const chosen = value.filter((name) => name !== '');
  return (
    <Choices role="group" aria-label={texts.categories}>
      {LISTED_CATEGORIES.map((name) => {
        const isChosen = chosen.includes(name);
        return (
          <ToggleButton
            key={name}
            value={name}
            color="primary"
            selected={isChosen}
            disabled={isReadOnly || (!isChosen && chosen.length >= CATEGORY_SLOTS)}
            onChange={() =>
              onChange(
                inSlots(isChosen ? chosen.filter((each) => each !== name) : [...chosen, name]),
              )
            }
          >
            {name}
          </ToggleButton>
        );
      })}
    </Choices>
  );
};
