import { AutoFixHighIcon } from '../icons/AutoFixHighIcon';
import { BakeryDiningIcon } from '../icons/BakeryDiningIcon';
import { DarkModeIcon } from '../icons/DarkModeIcon';
import { HikingIcon } from '../icons/HikingIcon';
import { LocalFloristIcon } from '../icons/LocalFloristIcon';
import { MenuBookIcon } from '../icons/MenuBookIcon';
import { MusicNoteIcon } from '../icons/MusicNoteIcon';
import { PetsIcon } from '../icons/PetsIcon';
import { SailingIcon } from '../icons/SailingIcon';
import { SearchIcon } from '../icons/SearchIcon';
import { ShieldIcon } from '../icons/ShieldIcon';
import { StorefrontIcon } from '../icons/StorefrontIcon';
import { characterIcon, type CharacterIconName } from '../../../story/character-icon';

const PICTURES = {
  traveller: HikingIcon,
  merchant: StorefrontIcon,
  sailor: SailingIcon,
  scholar: MenuBookIcon,
  guardian: ShieldIcon,
  wizard: AutoFixHighIcon,
  detective: SearchIcon,
  baker: BakeryDiningIcon,
  musician: MusicNoteIcon,
  cat: PetsIcon,
  flower: LocalFloristIcon,
  moon: DarkModeIcon,
} as const satisfies Readonly<Record<CharacterIconName, unknown>>;

/** The picture itself; a name that is not known here has the traveller's. */
const CharacterGlyph = ({ name }: { name: string }) => {
  const Picture = PICTURES[characterIcon(name)];
  return <Picture sx={{ width: '62%', height: '62%' }} />;
};

export default CharacterGlyph;
