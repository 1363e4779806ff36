import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import Button from '@mui/material/Button';
import { favoriteKey } from '../../../story/favorite-key';
import { LikeButton } from '../../features/favourites/LikeButton';
import { reader } from '../../messages/reader';
import { TurnTools } from '../dialogs/tools';

interface TurnActionsProps {
  readonly docid: string;
  readonly chapter: number;
  readonly section: number;
  /** Reads aloud from a section on; left out while nothing can. */
  readonly onAloud: ((section: number) => void) | undefined;
}

/** What can be done with one turn. */
export const TurnActions = ({ onAloud, ...address }: TurnActionsProps) => (
  <>
    <LikeButton favouriteKey={favoriteKey(address)} />
    <TurnTools {...address} />
    {onAloud !== undefined && (
      <Button
        color="inherit"
        startIcon={<VolumeUp />}
        onClick={() => onAloud(address.section)}
        sx={{ color: 'text.secondary' }}
      >
        {reader.readAloud}
      </Button>
    )}
  </>
);
