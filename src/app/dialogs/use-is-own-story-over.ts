import { useEffect, useState } from 'react';
import { followProgress } from '../../features/adventure/follow-progress';
import { progressOf, type Progress } from '../../features/adventure/story-progress';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';

/** Whether one's own story has ended, whichever is open: what would have changed it has no effect any more. */
export function useIsOwnStoryOver(): boolean {
  const dispatch = useAppDispatch();
  const { uid } = useAppSelector(selectUser);
  const isGuest = useAppSelector(selectIsGuest);
  const { docid, story } = useAppSelector(({ adventure }) => adventure);
  const isOpen = docid === uid;
  const newest = useChapter(isOpen ? story.at(-1) : undefined);
  const [elsewhere, setElsewhere] = useState<Progress>({ kind: 'none' });
  useEffect(
    () => (isGuest || isOpen ? undefined : dispatch(followProgress(uid, setElsewhere))),
    [dispatch, uid, isGuest, isOpen],
  );
  return !isGuest && (isOpen ? progressOf(newest) : elsewhere).kind === 'ended';
}
