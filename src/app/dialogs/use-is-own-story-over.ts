import { useEffect, useState } from 'react';
import { endsStory } from '../../../story/ends-story';
import { followStoryEnd } from '../../features/adventure/follow-story-end';
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
  const [isOverElsewhere, setIsOverElsewhere] = useState(false);
  useEffect(
    () => (isGuest || isOpen ? undefined : dispatch(followStoryEnd(uid, setIsOverElsewhere))),
    [dispatch, uid, isGuest, isOpen],
  );
  return !isGuest && (isOpen ? endsStory(newest) : isOverElsewhere);
}
