import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import Button from '@mui/material/Button';
import { favoriteKey } from '../../../story/favorite-key';
import { BASE_PATH, turnUrl } from '../../../story/turn-url';
import { LikeButton } from '../../features/favourites/LikeButton';
import { ShareButton } from '../../features/share/ShareButton';
import { reader } from '../../messages/reader';

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
    <ShareButton url={`${window.location.origin}${BASE_PATH}/${turnUrl(address)}`} />
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
