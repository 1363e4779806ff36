import type { Clock } from '../../ports/runtime/clock';
import type { EventLog } from '../../ports/runtime/event-log';
import type { Usage, UsageStore } from '../../ports/runtime/usage-store';
import type { Tokens } from './text-model';
import { dayOf } from './limits';
import { withUsage } from './usage-sums';

/** Per million tokens, in one currency. */
export interface Prices {
  readonly input: number;
  /** Of input that the provider had in its prompt cache. */
  readonly cached: number;
  readonly output: number;
  /** Of output that is reasoning. */
  readonly thinking: number;
}

interface AccountDeps {
  readonly clock: Clock;
  readonly log: EventLog;
}

const MILLION = 1e6;

/** Adds one call's usage to the sums of the story and the day. @returns the day's sum; null when the write failed. */
export async function account(
  uid: string,
  usage: Usage,
  store: UsageStore,
  { clock, log }: AccountDeps,
): Promise<Usage | null> {
  try {
    const today = dayOf(clock.now());
    const { story, day } = await store.update(uid, today, (sums) => withUsage(sums, today, usage));
    log({ level: 'info', code: 'model-usage', uid, detail: describeUsage(story.usage) });
    return day.usage;
  } catch (error) {
    // A failed write of the costs must not stop the story.
    const detail = `${describeUsage(usage)} could not be added: ${String(error)}`;
    log({ level: 'error', code: 'model-usage-not-written', uid, detail });
    return null;
  }
}

/** Each token is charged once: by the price of its own kind. */
export function usageOf(tokens: Tokens, prices: Prices): Usage {
  const { input, output } = tokens;
  const cached = Math.min(tokens.cached, input);
  const thinking = Math.min(tokens.thinking, output);
  const cost =
    (input - cached) * prices.input +
    cached * prices.cached +
    (output - thinking) * prices.output +
    thinking * prices.thinking;
  return {
    calls: 1,
    inputTokens: input,
    cachedTokens: cached,
    outputTokens: output,
    thinkingTokens: thinking,
    cost: cost / MILLION,
  };
}

/** For the event log: `calls=12 input=14000 cached=9000 output=4100 thinking=600 cost=0.0123`. */
function describeUsage(usage: Usage): string {
  const { calls, inputTokens, cachedTokens, outputTokens, thinkingTokens, cost } = usage;
  return `calls=${calls} input=${inputTokens} cached=${cachedTokens} output=${outputTokens} thinking=${thinkingTokens} cost=${cost.toFixed(6)}`;
}
