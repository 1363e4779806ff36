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
import { createModelNarrator } from '../narration/model/model-narrator';
import { offlineNarrator } from '../narration/offline-narrator';
import type { ModelSettings } from './model-settings';

export interface NarratorDeps {
  readonly usage: UsageStore;
  readonly clock: Clock;
  readonly log: EventLog;
  /** When this is aborted, turns in progress are narrated offline at once. */
  readonly stopping: AbortSignal;
}

/** A narrator that uses a model. */
export async function openNarrator(settings: ModelSettings, deps: NarratorDeps): Promise<Narrator> {
  return createModelNarrator({
    ...(await openCalls(settings, deps)),
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
  { address, prices, timeoutMs, ...limits }: ModelSettings,
  deps: NarratorDeps,
): Promise<CallDeps> {
  const { aiTextModel } = await import('../adapters/model/ai-text-model');
  return {
    ...deps,
    model: await aiTextModel(address),
    limits: createLimits({ ...limits, ...deps, readDay: (day) => deps.usage.readDay(day) }),
    prices,
    timeoutMs,
  };
}

/** The longest time that such a narrator takes for a turn, in ms: one call, and a second one with the faults of the first. */
export function longestNarration({ timeoutMs }: ModelSettings): number {
  return 2 * timeoutMs;
}
