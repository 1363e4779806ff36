import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { CharacterGlyph } from './glyph';

// A seal as it stands beside a signature.
const Seal = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  border: '1.5px solid currentColor',
  color: theme.vars.palette.shu.main,
  '&[data-small="true"]': { width: 28, height: 28 },
}));

interface CharacterIconProps {
  /** Of a built-in picture; any other name has the traveller's. */
  readonly name: string;
  /** As it stands in a line of words. */
  readonly isSmall?: boolean;
}

/** A character's built-in picture; the words beside it say who it is. */
export const CharacterIcon = ({ name, isSmall = false }: CharacterIconProps) => (
  <Seal aria-hidden data-small={isSmall}>
    <Suspense fallback={null}>
      <CharacterGlyph name={name} />
    </Suspense>
  </Seal>
);
