import type { FinishReason, LanguageModel } from 'ai';
import {
  ModelError,
  type Completion,
  type ModelErrorCode,
  type Prompt,
  type TextModel,
} from '../../narration/model/text-model';
import { modelErrorOf } from './ai-model-error';

/** Which model, and where it is. */
export type ModelAddress =
  | {
      readonly provider: 'google';
      readonly model: string;
      readonly key: string;
      /** Only where it isn't Google's own. */
      readonly url?: string;
    }
  | {
      readonly provider: 'openai-compatible';
      readonly model: string;
      /** Up to and without `/chat/completions`. */
      readonly url: string;
      /** For servers that ask for one. */
      readonly key?: string;
    };

/** Models that think first count their thoughts as output. */
const MAX_OUTPUT_TOKENS = 4096;
const TEMPERATURE = 0.9;
/** No turn is half as long: whoever writes on will not stop by itself. In characters. */
const LONGEST_ANSWER = 1200;

const CUT_OFF = ['model-failed', 'The answer was cut off.'] as const;

/** What the ways in which an answer ends say about it. */
const REFUSALS: Readonly<Record<FinishReason, readonly [ModelErrorCode, string] | null>> = {
  stop: null,
  length: ['model-too-long', 'The model ran out of tokens.'],
  'content-filter': ['model-refused', 'The model will not tell this.'],
  'tool-calls': CUT_OFF,
  error: CUT_OFF,
  other: CUT_OFF,
};

/** A model over its provider's wire protocol, streamed. The SDK is loaded here and not before. */
export async function aiTextModel(address: ModelAddress): Promise<TextModel> {
  const [{ streamText }, model] = await Promise.all([import('ai'), languageModel(address)]);

  return {
    async complete(prompt, signal) {
      const enough = new AbortController();
      const result = streamText({
        model,
        system: prompt.system,
        prompt: prompt.user,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        temperature: TEMPERATURE,
        // Whoever asks decides whether to ask again.
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, enough.signal]),
        // Errors come through the stream; the SDK would print them as well.
        onError: () => undefined,
      });
      let text = '';
      let completion: Completion | null = null;
      const fail = (code: ModelErrorCode, message: string): ModelError =>
        new ModelError(code, message, { tokens: estimated(prompt, text) });
      try {
        for await (const part of result.fullStream) {
          if (part.type === 'text-delta') text += part.text;
          if (text.length > LONGEST_ANSWER) {
            enough.abort();
            throw fail('model-too-long', `The answer has more than ${LONGEST_ANSWER} characters.`);
          }
          if (part.type === 'error') throw modelErrorOf(part.error, estimated(prompt, text));
          if (part.type === 'abort') throw fail('model-aborted', 'The call was given up.');
          if (part.type !== 'finish') continue;
          const { inputTokens, outputTokens } = part.totalUsage;
          const { input, output } = estimated(prompt, text);
          const tokens = { input: inputTokens ?? input, output: outputTokens ?? output };
          completion = { text, tokens };
          const refusal = REFUSALS[part.finishReason];
          if (refusal !== null) throw new ModelError(...refusal, { tokens });
        }
      } catch (error) {
        if (signal.aborted) throw fail('model-aborted', 'The call was given up.');
        throw error instanceof ModelError ? error : modelErrorOf(error, estimated(prompt, text));
      }
      if (completion === null) throw fail(...CUT_OFF);
      if (text.trim() === '') {
        throw new ModelError('model-empty', 'The answer is empty.', { tokens: completion.tokens });
      }
      return completion;
    },
  };
}

async function languageModel(address: ModelAddress): Promise<LanguageModel> {
  if (address.provider === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    const { url, key, model } = address;
    const google = createGoogleGenerativeAI({
      apiKey: key,
      ...(url === undefined ? {} : { baseURL: url }),
    });
    return google(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { url, key, model } = address;
  const server = createOpenAICompatible({
    name: 'story-model',
    baseURL: url,
    includeUsage: true,
    ...(key === undefined ? {} : { apiKey: key }),
  });
  const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai');
  // Some servers hand over what a model thinks as part of what it says.
  const middleware = extractReasoningMiddleware({ tagName: 'think' });
  return wrapLanguageModel({ model: server.chatModel(model), middleware });
}

/** Japanese has about a token for each character: better counted too many than too few. */
function estimated({ system, user }: Prompt, text: string): Completion['tokens'] {
  return { input: system.length + user.length, output: text.length };
}
