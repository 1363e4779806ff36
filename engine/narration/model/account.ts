import type { Clock } from '../../ports/runtime/clock';
import type { EventLog } from '../../ports/runtime/event-log';
import type { Usage, UsageStore } from '../../ports/runtime/usage-store';
import type { Tokens } from './text-model';
import { dayOf } from './limits';

/** Per million tokens, in one currency. */
export interface Prices {
  readonly input: number;
  readonly output: number;
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
    const { story, day } = await store.add(uid, dayOf(clock.now()), usage);
    log({ level: 'info', code: 'model-usage', uid, detail: describeUsage(story) });
    return day;
  } catch (error) {
    // A failed write of the costs must not stop the story.
    const detail = `${describeUsage(usage)} could not be added: ${String(error)}`;
    log({ level: 'error', code: 'model-usage-not-written', uid, detail });
    return null;
  }
}

export function usageOf({ input, output }: Tokens, prices: Prices): Usage {
  return {
    calls: 1,
    inputTokens: input,
    outputTokens: output,
    cost: (input * prices.input + output * prices.output) / MILLION,
  };
}

/** For the event log: `calls=12 input=14000 output=4100 cost=0.0123`. */
function describeUsage({ calls, inputTokens, outputTokens, cost }: Usage): string {
  return `calls=${calls} input=${inputTokens} output=${outputTokens} cost=${cost.toFixed(6)}`;
}
