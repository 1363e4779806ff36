import { WORLDS } from '#content';
import type { Clock } from '../ports/runtime/clock';
import type { EventLog } from '../ports/runtime/event-log';
import type { Narrator } from '../narration/narrator';
import type { UsageStore } from '../ports/runtime/usage-store';
import {
  createModelCharacterReader,
  type CharacterReader,
} from '../narration/character/model-character-reader';
import type { CallDeps } from '../narration/model/call';
import { createLimits } from '../narration/model/limits';
import { createStoryBudget } from '../narration/model/story-budget';
import { createModelNarrator } from '../narration/model/model-narrator';
import { createModelPlayer, longestChoice } from '../model-player/model-player';
import { offlineNarrator } from '../narration/offline-narrator';
import type { Decider } from '../turn/decider';
import { CHAPTERS } from '../turn/worlds-of-story';
import type { ModelSettings } from './model-settings';

export interface NarratorDeps {
  readonly usage: UsageStore;
  readonly clock: Clock;
  readonly log: EventLog;
  /** When this is aborted, turns in progress are narrated offline at once. */
  readonly stopping: AbortSignal;
}

/** What a model does in a story. */
export interface ModelParts {
  readonly narrator: Narrator;
  /** Undefined where the model narrates only. */
  readonly decider: Decider | undefined;
}

/** Narrator and player of one model: they share its limits. */
export async function openModelParts(
  settings: ModelSettings,
  deps: NarratorDeps,
): Promise<ModelParts> {
  const calls = await openCalls(settings, deps);
  return {
    narrator: narratorWith(calls),
    decider: settings.plays ? createModelPlayer(calls) : undefined,
  };
}

function narratorWith(calls: CallDeps): Narrator {
  return createModelNarrator({
    ...calls,
    offline: offlineNarrator,
    people: [...new Set(WORLDS.flatMap(({ people }) => people.map(({ name }) => name)))],
  });
}

/** Reads characters with a model, one call each. */
export async function openCharacterReader(
  settings: ModelSettings,
  deps: NarratorDeps,
): Promise<CharacterReader> {
  return createModelCharacterReader(await openCalls(settings, deps));
}

/** What calls of a model need. The model's libraries are loaded only here. */
async function openCalls(
  { address, thinking, prices, timeoutMs, budgets, callsPerMinute }: ModelSettings,
  deps: NarratorDeps,
): Promise<CallDeps> {
  const { aiTextModel } = await import('../adapters/model/ai-text-model');
  const { tokensPerDay } = budgets;
  return {
    ...deps,
    model: await aiTextModel(address, thinking),
    budget: createStoryBudget({ ...budgets, ...deps, chapters: CHAPTERS }),
    limits: createLimits({
      ...deps,
      callsPerMinute,
      tokensPerDay,
      readDay: (day) => deps.usage.readDay(day),
    }),
    prices,
    timeoutMs,
  };
}

/**
 * The longest time that a model takes for a turn, in ms: the choice, the narration, and a second one with the faults of
 * the first.
 */
export function longestTurn({ timeoutMs, plays }: ModelSettings): number {
  return (plays ? longestChoice(timeoutMs) : 0) + 2 * timeoutMs;
}
