import { createLimits } from '../../narration/model/limits';
import { memoryUsage } from '../../narration/model/memory-usage';
import type { StoryBudget } from '../../narration/model/story-budget';
import { NO_TOKENS, type Prompt, type TextModel } from '../../narration/model/text-model';
import type { Clock } from '../../ports/runtime/clock';
import type { LogEvent } from '../../ports/runtime/event-log';
import { manualClock } from '../../testing/manual-clock';
import type { Decider } from '../../turn/decider';
import { createModelPlayer } from '../model-player';

export interface TestPlayer {
  readonly player: Decider;
  readonly events: LogEvent[];
}

/** A player with this model, without limits that matter. */
export function playerWith(
  model: TextModel,
  clock: Clock = manualClock(0),
  budget: StoryBudget = { carries: () => Promise.resolve(true) },
): TestPlayer {
  const events: LogEvent[] = [];
  const log = (event: LogEvent) => void events.push(event);
  const usage = memoryUsage();
  const limits = createLimits({
    clock,
    log,
    callsPerMinute: 1e9,
    tokensPerDay: 1e15,
    readDay: (day) => usage.readDay(day),
  });
  const player = createModelPlayer({
    ...{ model, limits, usage, clock, log, timeoutMs: 30_000 },
    budget,
    prices: { input: 0, cached: 0, output: 0, thinking: 0 },
    stopping: new AbortController().signal,
  });
  return { player, events };
}

/** A model that answers every prompt with these words. */
export const answering = (reply: (prompt: Prompt) => string): TextModel => ({
  complete: (prompt) => Promise.resolve({ text: reply(prompt), tokens: NO_TOKENS }),
});
