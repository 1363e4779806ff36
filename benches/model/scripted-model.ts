import { startModelServer, type Question } from '../../engine/adapters/model/testing/model-server';
import { toldPage } from '../../engine/adapters/model/testing/told-page';
import { readModelSettings, type ModelSettings } from '../../engine/compose/model-settings';
import { usageOf, type Prices } from '../../engine/narration/model/account';
import type { Usage } from '../../engine/ports/runtime/usage-store';
import { countTokens } from './count-tokens';
import { LIST_PRICES } from './list-prices';
import { tellStories, type ToldStories } from './tell-stories';

const STORIES = 4;
const WHOLE = 1000;
/** Prompts whose beginnings a provider may still have in its cache. */
const RECENT = 8;

/** Assumed for a model that reasons little before a page. */
const THINKING = 800;

export interface ScriptedStories extends Pick<
  ToldStories,
  'sections' | 'pagesByModel' | 'pagesOffline'
> {
  readonly perStory: Readonly<Record<string, number>>;
  readonly longestPrompt: number;
  readonly pageMs: object;
  readonly costPerStory: object;
  /** Calls for choices of a story; 0 where the model only narrates. */
  readonly choices: number;
}

/**
 * Whole stories by a scripted model that answers well: calls, tokens, times, and what they would cost by list prices.
 * @param plays Whether it also chooses; the reasoning of choices is not counted.
 */
export async function benchScriptedModel(
  plays: boolean,
  stories = STORIES,
): Promise<ScriptedStories> {
  const asked: Question[] = [];
  const server = await startModelServer((question) => {
    const isOfPage = !isChoice(question);
    const text = isOfPage ? toldPage(question) : '{"番号": 1}';
    const tokens = countTokens(question, text, asked.slice(-RECENT), isOfPage ? THINKING : 0);
    asked.push(question);
    return { does: 'answer', text, tokens };
  });
  try {
    const settings = settingsFor(server.url('openai-compatible'), plays);
    const { usage, pageMs, ...counts } = await tellStories(settings, stories, WHOLE);
    return {
      ...counts,
      choices: Math.round(asked.filter(isChoice).length / stories),
      longestPrompt: Math.max(...asked.map(({ system, user }) => system.length + user.length)),
      pageMs: { middle: pageMs[Math.floor(pageMs.length / 2)], longest: pageMs.at(-1) },
      perStory: eachStory(usage, stories),
      costPerStory: Object.fromEntries(
        Object.entries(LIST_PRICES).map(([model, prices]) => [
          model,
          {
            cached: costOf(usage, prices, stories),
            uncached: costOf({ ...usage, cachedTokens: 0 }, prices, stories),
          },
        ]),
      ),
    };
  } finally {
    await server.close();
  }
}

const isChoice = ({ system }: Question): boolean => system.includes('番号');

function settingsFor(url: string, plays: boolean): ModelSettings {
  const read = readModelSettings({
    STORY_MODEL_PLAYS: plays ? '1' : '0',
    STORY_MODEL: 'openai-compatible:scripted',
    STORY_MODEL_URL: url,
    STORY_MODEL_CALLS_PER_MINUTE: '10000',
  });
  if (!read.ok || read.model === null) throw new Error('The settings name no model.');
  return read.model;
}

function eachStory(usage: Usage, stories: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(usage).flatMap(([name, sum]) =>
      name === 'cost' ? [] : [[name, Math.round(Number(sum) / stories)]],
    ),
  );
}

function costOf(usage: Usage, prices: Prices, stories: number): number {
  const { inputTokens, cachedTokens, outputTokens, thinkingTokens } = usage;
  const tokens = {
    input: inputTokens,
    cached: cachedTokens,
    output: outputTokens,
    thinking: thinkingTokens,
  };
  return Number((usageOf(tokens, prices).cost / stories).toFixed(4));
}
