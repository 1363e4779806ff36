import { WORLDS } from '#content';
import { TURNS_PER_PAGE } from '../../story/page-bounds';
import type { Clock } from '../ports/runtime/clock';
import type { EventLog } from '../ports/runtime/event-log';
import type { UsageStore } from '../ports/runtime/usage-store';
import {
  createModelCharacterReader,
  type CharacterReader,
} from '../narration/character/model-character-reader';
import type { CallDeps } from '../narration/model/call';
import { createLimits } from '../narration/model/limits';
import { createStoryBudget } from '../narration/model/story-budget';
import { createPageNarrator, longestTelling } from '../narration/model/page/page-narrator';
import { createPageJudge, type PageJudge } from '../narration/model/judge/page-judge';
import { createModelPlayer, longestChoice } from '../model-player/model-player';
import type { PageNarrator } from '../narration/page';
import { offlineNarrator } from '../narration/offline-narrator';
import type { Decider } from '../turn/decider';
import { LONGEST_REST } from '../turn/plan-page';
import { CHAPTERS } from '../turn/worlds-of-story';
import type { ModelSettings } from './model-settings';

export interface NarratorDeps {
  readonly usage: UsageStore;
  readonly clock: Clock;
  readonly log: EventLog;
  /** When this is aborted, calls in progress are given up at once. */
  readonly stopping: AbortSignal;
}

/** What a model does in a story. */
export interface ModelParts {
  readonly pages: PageNarrator;
  /** Undefined where the model narrates only. */
  readonly decider: Decider | undefined;
  /** null where only the checks in code judge. */
  readonly judge: PageJudge | null;
}

/** Narrator and player of one model, which share its limits, and the model that judges. */
export async function openModelParts(
  settings: ModelSettings,
  deps: NarratorDeps,
): Promise<ModelParts> {
  const calls = await openCalls(settings, deps);
  const { judge, contextTokens } = settings;
  // Of its own limits: a judge that fails does not pause the narrator.
  const judging =
    judge === null
      ? null
      : createPageJudge({ ...(await openCalls({ ...settings, ...judge }, deps)), contextTokens });
  return {
    pages: createPageNarrator({
      ...calls,
      offline: offlineNarrator,
      people: [...new Set(WORLDS.flatMap(({ people }) => people.map(({ name }) => name)))],
      contextTokens,
      judge: judging,
    }),
    decider: settings.plays ? createModelPlayer(calls) : undefined,
    judge: judging,
  };
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
  { address, thinking, prices, timeoutMs, budgets, callsPerMinute, contextTokens }: ModelSettings,
  deps: NarratorDeps,
): Promise<CallDeps> {
  const { aiTextModel } = await import('../adapters/model/ai-text-model');
  const { tokensPerDay } = budgets;
  return {
    ...deps,
    model: await aiTextModel(address, thinking, contextTokens),
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

/** The longest time that a model takes for a page before its first turn, in ms: the choices, and the page's calls. */
export function longestPage({ timeoutMs, plays }: ModelSettings): number {
  const choices = plays ? TURNS_PER_PAGE + LONGEST_REST : 0;
  return choices * longestChoice(timeoutMs) + longestTelling(timeoutMs);
}
