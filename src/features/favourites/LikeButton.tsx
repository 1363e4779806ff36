import { useDispatch, useSelector } from 'react-redux';
import { dataErrorCode } from '../../data/data-error';
import { failures } from '../../messages/failures';
import { CONTROL, controlNames } from '../../../view/controls/control-names';
import { controlTexts } from '../../../view/texts/control-texts';
import { storyMessages } from '../../messages/story-messages';
import type { AppThunkDispatch } from '../../state/app-thunk';
import { FootButton } from '../../ui/foot-button/FootButton';
import { useNotice } from '../../ui/notice/notice-context';
import { toggleFavourite } from './favourites-thunks';
import {
  selectIsLiked,
  selectIsWaiting,
  selectLikes,
  type FavouritesSlice,
} from './favourites-slice';

/** Likes one turn; the number of its likes is part of the button's name. */
export const LikeButton = ({ favouriteKey }: { favouriteKey: string }) => {
  const dispatch = useDispatch<AppThunkDispatch<FavouritesSlice>>();
  const isLiked = useSelector((state: FavouritesSlice) => selectIsLiked(state, favouriteKey));
  const isWaiting = useSelector((state: FavouritesSlice) => selectIsWaiting(state, favouriteKey));
  const count = useSelector((state: FavouritesSlice) => selectLikes(state, favouriteKey));
  const notify = useNotice();
  const toggle = async () => {
    try {
      await dispatch(toggleFavourite(favouriteKey));
    } catch (error) {
      notify(failures.like(dataErrorCode(error)));
    }
  };
  return (
    <FootButton
      glyph={isWaiting ? 'clock' : 'heart'}
      isFilled={isLiked && !isWaiting}
      aria-pressed={isLiked}
      aria-label={isWaiting ? storyMessages.likeWaiting(count) : controlTexts.like(count)}
      {...{ [CONTROL]: controlNames.like(favouriteKey) }}
      onClick={() => void toggle()}
    >
      {controlTexts.like(count)}
    </FootButton>
  );
};
