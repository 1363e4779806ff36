import type { SectionRef } from '../../../story/section-ref';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { selectBookmark } from '../../features/reading-settings/reader-slice';
import { useAppSelector } from '../store/hooks';
import { useStoryRoute } from './use-story-route';

/** The reading position in the story on screen: the bookmark, or else the first section on screen. */
export function useReadingPosition(): SectionRef {
  const { docid, chapter, section } = useStoryRoute();
  const bookmark = useAppSelector((state) => selectBookmark(state, docid));
  const { story } = useAppSelector(selectAdventure);
  // A bookmark may lead to a chapter that can't be read any more.
  return bookmark !== undefined && story[bookmark.chapter - 1]?.ok === true
    ? { chapter: bookmark.chapter, section: bookmark.section }
    : { chapter, section };
}
