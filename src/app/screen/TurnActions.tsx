import { favoriteKey } from '../../../story/favorite-key';
import { BASE_PATH, turnUrl } from '../../../story/turn-url';
import { LikeButton } from '../../features/favourites/LikeButton';
import { ShareButton } from '../../features/share/ShareButton';

interface TurnActionsProps {
  readonly docid: string;
  readonly chapter: number;
  readonly section: number;
}

/** What can be done with one turn. */
export const TurnActions = (address: TurnActionsProps) => (
  <>
    <LikeButton favouriteKey={favoriteKey(address)} />
    <ShareButton url={`${window.location.origin}${BASE_PATH}/${turnUrl(address)}`} />
  </>
);
