import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { Services } from '../../data/services';
import { failures } from '../../messages/failures';
import { likes } from '../../messages/panels';
import { reader } from '../../messages/reader';
import { FootButton } from '../../ui/foot-button/FootButton';
import { useNotice } from '../../ui/notice/notice-context';
import { toggleFavourite } from './favourites-thunks';
import {
  selectIsLiked,
  selectIsWaiting,
  selectLikes,
  type StateWithFavourites,
} from './select-favourites';

/** Likes one turn; the number of its likes is part of the button's name. */
export const LikeButton = ({ favouriteKey }: { favouriteKey: string }) => {
  const dispatch = useDispatch<ThunkDispatch<StateWithFavourites, Services, UnknownAction>>();
  const isLiked = useSelector(selectIsLiked(favouriteKey));
  const isWaiting = useSelector(selectIsWaiting(favouriteKey));
  const count = useSelector(selectLikes(favouriteKey));
  const notify = useNotice();
  const toggle = async () => {
    const code = await dispatch(toggleFavourite(favouriteKey));
    if (code !== null) notify(failures.like(code));
  };
  return (
    <FootButton
      glyph={isWaiting ? 'clock' : 'heart'}
      isFilled={isLiked && !isWaiting}
      aria-pressed={isLiked}
      aria-label={isWaiting ? reader.likeWaiting(count) : likes.like(count)}
      onClick={() => void toggle()}
    >
      {likes.like(count)}
    </FootButton>
  );
};
