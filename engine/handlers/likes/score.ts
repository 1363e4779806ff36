import type { StoryRecord } from '../../ports/stories/story-record';

/**
 * The score: merit, and points for the likes of others (`docs/scoring.md`).
 * @param points What the story's likes are worth.
 */
export function scoreOf({ merit }: Pick<StoryRecord, 'merit'>, points: number): number {
  return merit + points;
}
