import { TURNS_PER_PAGE } from '../../../story/page-bounds';
import type { StoryRecord } from '../../ports/stories/story-record';

/**
 * The keys that a story's newest entry may have, the newest first: that of a chapter's last turn, and that of the first one of
 * its page.
 */
export function newestTimelineKeys(
  uid: string,
  { sections }: Pick<StoryRecord, 'sections'>,
): readonly string[] {
  const last = sections.at(-1) ?? 0;
  if (last === 0) return [];
  const first = TURNS_PER_PAGE * Math.floor((last - 1) / TURNS_PER_PAGE) + 1;
  return [last, first].map((section) => timelineKey(uid, sections.length, section));
}

/** A turn's key is always the same, so that writing an entry again changes nothing. */
export function timelineKey(uid: string, chapter: number, section: number): string {
  return `${uid}-${String(chapter).padStart(5, '0')}-${String(section).padStart(5, '0')}`;
}
