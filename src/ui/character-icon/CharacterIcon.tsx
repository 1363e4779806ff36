import AutoFixHigh from '@mui/icons-material/AutoFixHighOutlined';
import BakeryDining from '@mui/icons-material/BakeryDiningOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import Hiking from '@mui/icons-material/HikingOutlined';
import LocalFlorist from '@mui/icons-material/LocalFloristOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import MusicNote from '@mui/icons-material/MusicNoteOutlined';
import Pets from '@mui/icons-material/PetsOutlined';
import Sailing from '@mui/icons-material/SailingOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import { styled } from '@mui/material/styles';
import type { CharacterIconName } from '../../../story/character-icon';

const PICTURES = {
  traveller: Hiking,
  merchant: Storefront,
  sailor: Sailing,
  scholar: MenuBook,
  guardian: Shield,
  wizard: AutoFixHigh,
  detective: Search,
  baker: BakeryDining,
  musician: MusicNote,
  cat: Pets,
  flower: LocalFlorist,
  moon: DarkMode,
} as const satisfies Readonly<Record<CharacterIconName, unknown>>;

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
}));

/** A character's built-in picture; the words beside it say who it is. */
const CharacterIcon = ({ name }: { name: CharacterIconName }) => {
  const Picture = PICTURES[name];
  return (
    <Seal aria-hidden>
      <Picture />
    </Seal>
  );
};

export default CharacterIcon;
