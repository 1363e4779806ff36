import { progressOf } from '../../features/adventure/story-progress';
import { selectIsOwn } from '../../features/user/user-slice';
import { useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';

/** Whether one's own story is open and has ended: what would have changed it has no effect any more. */
export function useIsOwnStoryOver(): boolean {
  const { docid, story } = useAppSelector(({ adventure }) => adventure);
  const isOwn = useAppSelector((state) => selectIsOwn(state, docid));
  const newest = useChapter(story.at(-1));
  return isOwn && progressOf(newest).kind === 'ended';
}
