import type { Question } from '../../engine/adapters/model/testing/model-server';
import type { Tokens } from '../../engine/narration/model/text-model';

/** Measured with OpenAI's tokeniser o200k on prompts and told sections of this game (docs/scale.md). */
const TOKENS_PER_CHARACTER = { prompt: 0.76, answer: 0.9 };
/** Shorter common beginnings are not cached; what is cached is counted in steps of 128. */
const LEAST_CACHED = 1024;
const CACHE_STEP = 128;

const promptTokens = (characters: number): number =>
  Math.ceil(characters * TOKENS_PER_CHARACTER.prompt);

/** What a provider would count of a call whose prompt begins as an earlier one. @param thinking Tokens of reasoning. */
export function countTokens(
  question: Question,
  answer: string,
  earlier: readonly Question[],
  thinking: number,
): Tokens {
  const prompt = promptOf(question);
  const common = Math.max(0, ...earlier.map((one) => commonLength(prompt, promptOf(one))));
  const cached = promptTokens(common) - (promptTokens(common) % CACHE_STEP);
  return {
    input: promptTokens(prompt.length),
    cached: cached < LEAST_CACHED ? 0 : cached,
    output: Math.ceil(answer.length * TOKENS_PER_CHARACTER.answer) + thinking,
    thinking,
  };
}

const promptOf = ({ system, user }: Question): string => `${system}\n${user}`;

function commonLength(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  for (let place = 0; place < end; place += 1) if (one[place] !== other[place]) return place;
  return end;
}
