import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Schedule from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { Services } from '../../data/services';
import { failures } from '../../messages/failures';
import { likes } from '../../messages/panels';
import { reader } from '../../messages/reader';
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
    if (code !== null) notify(failures.because(failures.like, code));
  };
  return (
    <Button
      color={isLiked ? 'shu' : 'inherit'}
      aria-pressed={isLiked}
      aria-label={isWaiting ? reader.likeWaiting(count) : likes.like(count)}
      startIcon={isWaiting ? <Schedule /> : isLiked ? <Favorite /> : <FavoriteBorder />}
      onClick={() => void toggle()}
      sx={{ fontVariantNumeric: 'tabular-nums', color: isLiked ? undefined : 'text.secondary' }}
    >
      {likes.like(count)}
    </Button>
  );
};
