import { expect, it } from 'vitest';
import { sampleStory } from './testing/play-story';

it('the last turn alone says how long the story was, and what became of its promises', async () => {
  const steps = await sampleStory(3, '平和');
  const endings = steps.map(({ played }) => played.turn.ending);
  const { days = 0, promises = 0, kept = 0 } = endings.pop() ?? {};
  expect(endings.filter((ending) => ending !== undefined)).toEqual([]);
  const counted = steps.map(({ state }) => state.day);
  expect(days).toBe(Math.max(...counted));
  expect(promises).toBeGreaterThan(0);
  expect(promises).toBeLessThanOrEqual(steps.at(-1)?.played.chapter ?? 0);
  expect(kept).toBeLessThanOrEqual(promises);
});
