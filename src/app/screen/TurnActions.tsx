import { use } from 'react';
import { favoriteKey } from '../../../story/favorite-key';
import { LikeButton } from '../../features/favourites/LikeButton';
import { storyMessages } from '../../messages/story-messages';
import { FootButton } from '../../ui/foot-button/FootButton';
import { TurnTools } from '../dialogs/tools';
import { ReadAloudContext } from './read-aloud-context';

interface TurnActionsProps {
  readonly docid: string;
  readonly chapter: number;
  readonly section: number;
}

/** What can be done with one turn. */
export const TurnActions = (address: TurnActionsProps) => (
  <>
    <LikeButton favouriteKey={favoriteKey(address)} />
    <TurnTools {...address} />
    <AloudButton section={address.section} />
  </>
);

const AloudButton = ({ section }: Pick<TurnActionsProps, 'section'>) => {
  const readAloud = use(ReadAloudContext);
  return (
    readAloud !== undefined && (
      <FootButton glyph="voice" onClick={() => readAloud(section)}>
        {storyMessages.readAloud}
      </FootButton>
    )
  );
};
