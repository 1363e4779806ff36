import { favoriteKey } from '../../../story/favorite-key';
import { LikeButton } from '../../features/favourites/LikeButton';
import { reader } from '../../messages/reader';
import { FootButton } from '../../ui/foot-button/FootButton';
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
      <FootButton glyph="voice" onClick={() => onAloud(address.section)}>
        {reader.readAloud}
      </FootButton>
    )}
  </>
);
