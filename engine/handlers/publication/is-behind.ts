import type { StoryRecord } from '../../ports/stories/story-record';
import { publishedSections } from '../../ports/stories/published-sections';

/** Whether the public lists may not tell of a story's newest turns, and nobody is about to tell them. */
export function isBehind(record: StoryRecord, now: number): boolean {
  const isPlayed = record.lease !== null && record.lease.until > now;
  return !isPlayed && publishedSections(record) > record.projected;
}
