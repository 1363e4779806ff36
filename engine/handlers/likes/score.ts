import type { StoryRecord } from '../../ports/stories/story-record';

/**
 * What the character achieved, and what others think of it (`docs/scoring.md`).
 * @param points What the story's likes are worth.
 */
export function scoreOf({ merit }: Pick<StoryRecord, 'merit'>, points: number): number {
  return merit + points;
}
