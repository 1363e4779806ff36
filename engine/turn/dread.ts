import { FRAME } from '#content';
import type { FearId } from '../character/vocabulary/fears';
import type { LimitId } from '../character/vocabulary/limits';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import type { Storylet } from '../storylets/format/storylet';
import type { Topic } from '../storylets/format/topic';
import { placeIn, type Situation } from '../storylets/rules/situation';

/** What a scene about something has in it that one may be afraid of. */
const FEAR_OF_TOPIC: Readonly<Partial<Record<Topic, FearId>>> = {
  dog: 'dogs',
  cat: 'cats',
  dark: 'dark',
  crowd: 'crowds',
};

/** What shows where others are afraid. */
const LIMITS_AMONG: Readonly<Partial<Record<FearId, readonly LimitId[]>>> = {
  water: ['no-swimming', 'seasick'],
  dark: ['night-blind'],
  cold: ['frail'],
  heights: ['bad-leg'],
  crowds: ['hard-of-hearing', 'shy'],
};

/** What shows in a scene about something. */
const LIMIT_OF_TOPIC: Readonly<Partial<Record<Topic, LimitId>>> = {
  food: 'big-eater',
  song: 'tone-deaf',
  money: 'no-numbers',
  weight: 'no-numbers',
  letter: 'no-reading',
  ledger: 'no-reading',
};

interface Weakness {
  readonly id: string;
  readonly wordings: readonly string[] | undefined;
}

/**
 * Begins an answer where the scene holds what the traveller is afraid of, or what it cannot do: once a chapter for each fear
 * and limit; null for nothing.
 */
export function dreadPiece(
  shown: readonly string[],
  storylet: Storylet,
  situation: Situation,
): ScriptPiece | null {
  const met = weaknessesAt(storylet, situation).find(({ id }) => !shown.includes(id));
  return met?.wordings === undefined ? null : plainPiece(met.id, [met.wordings], 0);
}

function weaknessesAt(
  storylet: Storylet,
  { world, state, traveller }: Situation,
): readonly Weakness[] {
  const place = placeIn({ world, state });
  const { frightens = [] } = place ?? {};
  const topics = asPlotScene(storylet)?.topics ?? [];
  const met = [...frightens, ...topics.flatMap((topic) => FEAR_OF_TOPIC[topic] ?? [])];
  const fears = traveller.guessed.has('fears') ? [] : met;
  const limits = [
    ...frightens.flatMap((fear) => LIMITS_AMONG[fear] ?? []),
    ...topics.flatMap((topic) => LIMIT_OF_TOPIC[topic] ?? []),
  ];
  return [
    ...fears
      .filter((fear) => traveller.fears.has(fear))
      .map((fear) => ({ id: `dread/${fear}`, wordings: FRAME.fears[fear] })),
    ...limits
      .filter((limit) => traveller.limits.has(limit))
      .map((limit) => ({ id: `limit/${limit}`, wordings: FRAME.limits[limit] })),
  ];
}
