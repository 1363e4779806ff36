import { useEffect } from 'react';
import { followAdventure } from '../../features/adventure/follow-adventure';
import { followConnection } from '../../features/connection/follow-connection';
import {
  followCounts,
  followMyFav,
  resendFavourites,
} from '../../features/favourites/favourites-thunks';
import { followReader } from '../../features/reading-settings/reader-thunks';
import { followUser } from '../../features/user/follow-user';
import { selectAccount } from '../../features/user/user-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** Follows account, likes and connection as long as the screen is there. */
export function useAccount(): void {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectAccount);
  useEffect(() => dispatch(followConnection()), [dispatch]);
  useEffect(() => dispatch(followUser()), [dispatch]);
  useEffect(() => dispatch(resendFavourites()), [dispatch]);
  useEffect(() => (uid === null ? undefined : dispatch(followMyFav(uid))), [dispatch, uid]);
  useEffect(() => (uid === null ? undefined : dispatch(followReader(uid))), [dispatch, uid]);
}

/** Follows a story and its likes as long as it is the one being read; a new `attempt` asks once more. */
export function useStory(docid: string | null, attempt: number): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => (docid === null ? undefined : dispatch(followAdventure(docid))),
    [dispatch, docid, attempt],
  );
  useEffect(
    () => (docid === null ? undefined : dispatch(followCounts(docid))),
    [dispatch, docid, attempt],
  );
}
