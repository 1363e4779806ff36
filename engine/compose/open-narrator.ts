import type { Clock } from '../ports/runtime/clock';
import type { EventLog } from '../ports/runtime/event-log';
import type { Narrator } from '../narration/narrator';
import type { UsageStore } from '../ports/runtime/usage-store';
import { createLimits } from '../narration/model/limits';
import { createModelNarrator } from '../narration/model/model-narrator';
import { offlineNarrator } from '../narration/offline-narrator';
import { WORLDS } from '../storylets/worlds/worlds';
import type { ModelSettings } from './model-settings';

export interface NarratorDeps {
  readonly usage: UsageStore;
  readonly clock: Clock;
  readonly log: EventLog;
  /** When this is aborted, turns in progress are narrated offline at once. */
  readonly stopping: AbortSignal;
}

/** A narrator that uses a model. The model's libraries are loaded only here. */
export async function openNarrator(
  { address, prices, timeoutMs, ...limits }: ModelSettings,
  deps: NarratorDeps,
): Promise<Narrator> {
  const { aiTextModel } = await import('../adapters/model/ai-text-model');
  return createModelNarrator({
    ...deps,
    model: await aiTextModel(address),
    offline: offlineNarrator,
    people: [...new Set(WORLDS.flatMap(({ people }) => people.map(({ name }) => name)))],
    limits: createLimits({ ...limits, ...deps, readDay: (day) => deps.usage.readDay(day) }),
    prices,
    timeoutMs,
  });
}

/** The longest time that such a narrator takes for a turn, in ms: one call, and a second one with the faults of the first. */
export function longestNarration({ timeoutMs }: ModelSettings): number {
  return 2 * timeoutMs;
}
