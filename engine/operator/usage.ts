import { dayOf } from '../narration/model/limits';
import { NO_USAGE, sumOf, tokensOf, type Usage } from '../ports/runtime/usage-store';
import type { OperatorDeps } from './operator-deps';

const DAY_MS = 86_400_000;

/** Prints the model usage of the last days (UTC), today included. */
export async function tellUsage(
  days: number,
  { services, clock, say }: OperatorDeps,
): Promise<void> {
  let sum: Usage = NO_USAGE;
  for (let back = days - 1; back >= 0; back -= 1) {
    const day = dayOf(clock.now() - back * DAY_MS);
    const usage = await services.usage.readDay(day);
    sum = sumOf(sum, usage);
    say(`${day}  ${usageText(usage)}`);
  }
  say(`${days} days     ${usageText(sum)}`);
}

/** Prints the model usage of one story. */
export async function tellUsageOfStory(
  uid: string,
  { services, say }: OperatorDeps,
): Promise<void> {
  say(`${uid}  ${usageText(await services.admin.usageOf(uid))}`);
}

/** Costs are in the currency of STORY_MODEL_INPUT_PRICE and STORY_MODEL_OUTPUT_PRICE. */
function usageText(usage: Usage): string {
  const { calls, inputTokens, outputTokens, cost } = usage;
  return `${calls} calls, ${tokensOf(usage)} tokens (${inputTokens} in, ${outputTokens} out), cost ${cost.toFixed(4)}`;
}
