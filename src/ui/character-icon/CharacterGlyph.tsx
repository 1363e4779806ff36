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
import { characterIcon, type CharacterIconName } from '../../../story/character-icon';

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

/** The picture itself; a name that is not known here has the traveller's. */
const CharacterGlyph = ({ name }: { name: string }) => {
  const Picture = PICTURES[characterIcon(name)];
  return <Picture sx={{ width: '62%', height: '62%' }} />;
};

export default CharacterGlyph;
