import { describe, expect, it } from 'vitest';
import { NO_DAY_USAGE, NO_STORY_USAGE, NO_USAGE } from '../../ports/runtime/usage-store';
import type { DayUsage, StoryUsage } from '../../ports/runtime/usage-store';
import { withTeller, type BudgetDeps } from './chapter-teller';
import { withUsage } from './usage-sums';

const TODAY = '2026-04-01';
const TOMORROW = '2026-04-02';
const BUDGETS: BudgetDeps = {
  tokensPerStory: 1000,
  tokensPerParticipant: 1000,
  tokensPerDay: 3000,
  chapters: 5,
};
const BEGIN = { chapter: 1, section: 1 };
const used = (tokens: number) => ({ ...NO_USAGE, calls: 1, inputTokens: tokens });

/** A story that has begun by the model and used this much of today. */
function begun(tokens: number, day: DayUsage = NO_DAY_USAGE) {
  return withUsage(
    withTeller({ story: NO_STORY_USAGE, day }, TODAY, BEGIN, BUDGETS),
    TODAY,
    used(tokens),
  );
}

const asked = (
  sums: { story: StoryUsage; day: DayUsage },
  chapter: number,
  { section = 1, today = TODAY, budgets = BUDGETS } = {},
) => withTeller(sums, today, { chapter, section }, budgets);

describe('a story at its beginning', () => {
  it('is begun by the model, and the day keeps a whole story’s tokens for it', () => {
    const { story, day, spent } = asked({ story: NO_STORY_USAGE, day: NO_DAY_USAGE }, 1);
    expect(story.teller).toEqual({ chapter: 1, isModel: true });
    expect(day.reserved).toBe(1000);
    expect(spent).toBeNull();
  });

  it.each([
    [2000, 0, true],
    [2001, 0, false],
    [0, 2000, true],
    [1000, 1001, false],
  ])('with %d used and %d reserved by others: %s', (tokens, reserved, isModel) => {
    const day = { usage: used(tokens), reserved };
    const decided = asked({ story: NO_STORY_USAGE, day }, 1);
    expect(decided.story.teller?.isModel).toBe(isModel);
    expect(decided.spent).toBe(isModel ? null : 'tokens-a-day');
    expect(decided.day.reserved).toBe(isModel ? reserved + 1000 : reserved);
  });
});

describe('a story that the model has begun', () => {
  it('uses what was reserved for it, not the rest of the day', () => {
    const { story, day } = begun(300);
    expect(day).toEqual({ usage: used(300), reserved: 700 });
    expect(story.newest).toEqual({ day: TODAY, tokens: 300, reserved: 700 });
  });

  it('goes on with it while anything is left of the day', () => {
    const sums = begun(200);
    const day = { usage: used(2999), reserved: sums.day.reserved };
    const decided = asked({ ...sums, day }, 2);
    expect(decided.story.teller).toEqual({ chapter: 2, isModel: true });
    expect(decided.day.reserved).toBe(1);
  });

  it('changes over at the next chapter when nothing is left, and gives back what was reserved', () => {
    const sums = begun(200);
    const decided = asked({ ...sums, day: { ...sums.day, usage: used(3000) } }, 2);
    expect(decided.story.teller).toEqual({ chapter: 2, isModel: false });
    expect(decided.day.reserved).toBe(0);
  });

  it('keeps its teller within the chapter, whatever is used', () => {
    const sums = withUsage(begun(200), TODAY, used(90_000));
    const decided = asked(sums, 1, { section: 30 });
    expect(decided.story.teller).toEqual({ chapter: 1, isModel: true });
    expect(decided.day.reserved).toBe(0);
  });

  it('changes over when its own budget, or its participant’s of the day, is used up', () => {
    expect(asked(begun(1000), 2).spent).toBe('tokens-a-story');
    const budgets = { ...BUDGETS, tokensPerParticipant: 150 };
    expect(asked(begun(200), 2, { budgets }).spent).toBe('tokens-a-participant');
    expect(asked(begun(200), 2, { budgets, today: TOMORROW }).spent).toBeNull();
  });

  it('reserves less with each chapter, so that a short story frees the day for others', () => {
    let sums = begun(50);
    for (const [chapter, reserved] of [
      [2, 800],
      [3, 600],
      [4, 400],
      [5, 200],
    ] as const) {
      sums = asked(sums, chapter);
      expect(sums.day.reserved).toBe(reserved);
    }
  });

  it('comes back to the model at a chapter of a day that has tokens again', () => {
    const sums = begun(200);
    const offline = asked({ ...sums, day: { ...sums.day, usage: used(3000) } }, 2);
    const next = asked({ story: offline.story, day: NO_DAY_USAGE }, 3, { today: TOMORROW });
    expect(next.story.teller).toEqual({ chapter: 3, isModel: true });
  });
});

it('a chapter that was begun offline, before there was a model, is finished offline', () => {
  const decided = asked({ story: NO_STORY_USAGE, day: NO_DAY_USAGE }, 2, { section: 7 });
  expect(decided.story.teller).toEqual({ chapter: 2, isModel: false });
  expect(decided.day.reserved).toBe(0);
});
