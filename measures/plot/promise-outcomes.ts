import {
  PROMISE_OUTCOMES,
  type PromiseOutcome,
} from '../../engine/storylets/format/promise-outcome';
import type { MeasuredStory } from '../format/measured-story';
import { average, shareOf } from '../format/average';

function outcomesOf(stories: readonly MeasuredStory[]): PromiseOutcome[] {
  return stories.flatMap(({ turns }) => turns).flatMap(({ facts }) => facts.outcome ?? []);
}

/** Bits of doubt about how a promise ends once the camp is known, 0 to 2: conditional entropy. */
export function doubtGivenCamp(stories: readonly MeasuredStory[]): number {
  const camps = [...new Set(stories.map(({ camp }) => camp))];
  const all = outcomesOf(stories).length;
  return camps.reduce((sum, camp) => {
    const own = outcomesOf(stories.filter((story) => story.camp === camp));
    return own.length === 0 ? sum : sum + (own.length / all) * entropy(own);
  }, 0);
}

/** Promises lost against the character's will, 0 to 1. */
export function lostShare(stories: readonly MeasuredStory[]): number {
  return shareOf(outcomesOf(stories), (outcome) => outcome === 'lost');
}

function entropy(outcomes: readonly PromiseOutcome[]): number {
  // The average surprise, written over the outcomes that came up.
  return average(
    outcomes.map((outcome) => -Math.log2(shareOf(outcomes, (one) => one === outcome))),
  );
}

/** How often each outcome came up. */
export function outcomeCounts(stories: readonly MeasuredStory[]): Record<PromiseOutcome, number> {
  const outcomes = outcomesOf(stories);
  const counts = PROMISE_OUTCOMES.map((one) => [
    one,
    outcomes.filter((other) => other === one).length,
  ]);
  return Object.fromEntries(counts) as Record<PromiseOutcome, number>;
}
