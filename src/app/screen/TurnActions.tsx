import { use } from 'react';
import { favoriteKey } from '../../../story/favorite-key';
import { LikeButton } from '../../features/favourites/LikeButton';
import { TurnTools } from '../dialogs/tools';
import { ReadAloudContext } from './read-aloud-context';

interface TurnActionsProps {
  readonly docid: string;
  readonly chapter: number;
  readonly section: number;
}

/** What can be done with one turn: a like, and a menu of the rest. */
export const TurnActions = (address: TurnActionsProps) => {
  const readAloud = use(ReadAloudContext);
  return (
    <>
      <LikeButton favouriteKey={favoriteKey(address)} />
      <TurnTools {...address} onAloud={readAloud && (() => readAloud(address.section))} />
    </>
  );
};
