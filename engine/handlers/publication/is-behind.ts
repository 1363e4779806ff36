import type { StoryRecord } from '../../ports/stories/story-record';
import { publishedSections } from '../../ports/stories/published-sections';

/** Whether the newest turns may be missing in the public lists, and no worker is about to project them. */
export function isBehind(record: StoryRecord, now: number): boolean {
  const isPlayed = record.lease !== null && record.lease.until > now;
  return !isPlayed && publishedSections(record) > record.projected;
}
