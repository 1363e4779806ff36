import { startModelServer, type Question } from '../../engine/adapters/model/testing/model-server';
import { toldPage } from '../../engine/adapters/model/testing/told-page';
import { readModelSettings, type ModelSettings } from '../../engine/compose/model-settings';
import { usageOf, type Prices } from '../../engine/narration/model/account';
import type { Usage } from '../../engine/ports/runtime/usage-store';
import { countTokens } from './count-tokens';
import { LIST_PRICES } from './list-prices';
import { tellStories } from './tell-stories';

const STORIES = 4;
const WHOLE = 1000;
/** Prompts whose beginnings a provider may still have in its cache. */
const RECENT = 8;

/** Whole stories by a scripted model that answers well: calls, tokens, times, and what they would cost by list prices. */
export async function benchScriptedModel(): Promise<object> {
  const asked: Question[] = [];
  const server = await startModelServer((question) => {
    const text = toldPage(question);
    const tokens = countTokens(question, text, asked.slice(-RECENT));
    asked.push(question);
    return { does: 'answer', text, tokens };
  });
  try {
    const told = await tellStories(settingsFor(server.url('openai-compatible')), STORIES, WHOLE);
    const { usage, pageMs, ...counts } = told;
    return {
      ...counts,
      longestPrompt: Math.max(...asked.map(({ system, user }) => system.length + user.length)),
      pageMs: { middle: pageMs[Math.floor(pageMs.length / 2)], longest: pageMs.at(-1) },
      perStory: eachStory(usage),
      costPerStory: Object.fromEntries(
        Object.entries(LIST_PRICES).map(([model, prices]) => [
          model,
          {
            cached: costOf(usage, prices),
            uncached: costOf({ ...usage, cachedTokens: 0 }, prices),
          },
        ]),
      ),
    };
  } finally {
    await server.close();
  }
}

function settingsFor(url: string): ModelSettings {
  const read = readModelSettings({
    STORY_MODEL: 'openai-compatible:scripted',
    STORY_MODEL_URL: url,
    STORY_MODEL_CALLS_PER_MINUTE: '10000',
  });
  if (!read.ok || read.model === null) throw new Error('The settings name no model.');
  return read.model;
}

function eachStory(usage: Usage): object {
  return Object.fromEntries(
    Object.entries(usage).flatMap(([name, sum]) =>
      name === 'cost' ? [] : [[name, Math.round(Number(sum) / STORIES)]],
    ),
  );
}

function costOf(usage: Usage, prices: Prices): number {
  const { inputTokens, cachedTokens, outputTokens, thinkingTokens } = usage;
  const tokens = {
    input: inputTokens,
    cached: cachedTokens,
    output: outputTokens,
    thinking: thinkingTokens,
  };
  return Number((usageOf(tokens, prices).cost / STORIES).toFixed(4));
}
