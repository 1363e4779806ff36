import type { FinishReason, LanguageModel, LanguageModelUsage } from 'ai';
import {
  ModelError,
  NO_TOKENS,
  type Completion,
  type ModelErrorCode,
  type Prompt,
  type TextModel,
  type Tokens,
} from '../../narration/model/text-model';
import { modelErrorOf } from './ai-model-error';
import { limitedFetch } from './limited-fetch';
import { THINKING_TOKENS, thinkingOfGoogle, type Thinking } from './thinking';

/** The model, and its server. */
export type ModelAddress =
  | {
      readonly provider: 'google';
      readonly model: string;
      readonly key: string;
      /** Only for servers other than Google's. */
      readonly url?: string;
    }
  | {
      readonly provider: 'openai-compatible';
      readonly model: string;
      /** The base URL: everything before `/chat/completions`. */
      readonly url: string;
      /** For servers that require a key. */
      readonly key?: string;
    };

/** No answer with its reasoning has half of it, even with 300 bytes around each token. */
const LONGEST_STREAM_BYTES = 16 * 1024 * 1024;
/** What a filter stops is narrated offline. */
const SAFETY_SETTINGS = [
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
].map((category) => ({ category, threshold: 'BLOCK_MEDIUM_AND_ABOVE' }));

/** Asked for even where a prompt fills the context, in tokens. */
const LEAST_OUTPUT = 512;

const CUT_OFF = ['model-failed', 'The answer was cut off.'] as const;

/** What each finish reason says about an answer. */
const REFUSALS: Readonly<Record<FinishReason, readonly [ModelErrorCode, string] | null>> = {
  stop: null,
  length: ['model-too-long', 'The model ran out of tokens.'],
  'content-filter': ['model-refused', 'The model will not tell this.'],
  'tool-calls': CUT_OFF,
  error: CUT_OFF,
  other: CUT_OFF,
};

/**
 * A model over its provider's wire protocol, streamed. The SDK is loaded at the first call. No temperature is sent: OpenAI's
 * reasoning models refuse any but their own, and Google advises against another with Gemini 3.
 * @param contextTokens Of a prompt with its answer, at most.
 */
export async function aiTextModel(
  address: ModelAddress,
  thinking: Thinking,
  contextTokens: number,
): Promise<TextModel> {
  const [{ streamText }, model] = await Promise.all([import('ai'), languageModel(address)]);

  return {
    async complete(prompt, signal) {
      const enough = new AbortController();
      const result = streamText({
        model,
        system: prompt.system,
        prompt: prompt.user,
        maxOutputTokens: mostOutput(prompt, thinking, contextTokens),
        providerOptions: providerOptions(address, thinking),
        // The caller decides about retries.
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, enough.signal]),
        // Errors arrive through the stream; by default the SDK prints them as well.
        onError: () => undefined,
      });
      let text = '';
      let completion: Completion | null = null;
      const fail = (code: ModelErrorCode, message: string): ModelError =>
        new ModelError(code, message, { tokens: estimated(prompt, text) });
      try {
        for await (const part of result.fullStream) {
          if (part.type === 'text-delta') text += part.text;
          if (text.length > prompt.longest) {
            enough.abort();
            throw fail('model-too-long', `The answer has more than ${prompt.longest} characters.`);
          }
          if (part.type === 'error') throw modelErrorOf(part.error, estimated(prompt, text));
          if (part.type === 'abort') throw fail('model-aborted', 'The call was given up.');
          if (part.type !== 'finish') continue;
          const tokens = counted(part.totalUsage, estimated(prompt, text));
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

function providerOptions({ provider, model }: ModelAddress, thinking: Thinking) {
  if (provider === 'google') {
    const thinkingConfig = thinkingOfGoogle(model, thinking);
    return {
      google: {
        safetySettings: SAFETY_SETTINGS,
        ...(thinkingConfig === undefined ? {} : { thinkingConfig }),
      },
    };
  }
  // Many servers refuse the field for models that do not reason.
  return thinking === 'default' ? {} : { openaiCompatible: { reasoningEffort: thinking } };
}

/** OpenAI's reasoning models, also behind a gateway: they refuse `max_tokens`, the only name that Ollama and LM Studio know. */
const NAMES_COMPLETION = /(?:^|\/)(?:o\d|gpt-(?:[5-9]|\d\d))(?![a-z])/u;

function withCompletionTokens({ max_tokens: limit, ...body }: Record<string, unknown>) {
  return { ...body, max_completion_tokens: limit };
}

async function languageModel(address: ModelAddress): Promise<LanguageModel> {
  if (address.provider === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    const { url, key, model } = address;
    const google = createGoogleGenerativeAI({
      apiKey: key,
      fetch: limitedFetch(LONGEST_STREAM_BYTES),
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
    fetch: limitedFetch(LONGEST_STREAM_BYTES),
    ...(NAMES_COMPLETION.test(model) ? { transformRequestBody: withCompletionTokens } : {}),
    ...(key === undefined ? {} : { apiKey: key }),
  });
  const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai');
  // Some servers include the model's reasoning in the answer.
  const middleware = extractReasoningMiddleware({ tagName: 'think' });
  return wrapLanguageModel({ model: server.chatModel(model), middleware });
}

/** Tokens for reasoning and answer. Servers such as vLLM refuse a request that asks for more than the context has left. */
function mostOutput({ system, user, longest }: Prompt, thinking: Thinking, context: number) {
  const left = context - system.length - user.length;
  return Math.max(LEAST_OUTPUT, Math.min(THINKING_TOKENS[thinking] + longest, left));
}

/** Japanese has about one token for each character: an overestimate is safer than an underestimate. */
function estimated({ system, user }: Prompt, text: string): Tokens {
  return { ...NO_TOKENS, input: system.length + user.length, output: text.length };
}

/** The provider's own count, where it gives one. */
function counted(usage: LanguageModelUsage, estimate: Tokens): Tokens {
  const { inputTokens, inputTokenDetails, outputTokens, outputTokenDetails } = usage;
  return {
    input: inputTokens ?? estimate.input,
    cached: inputTokenDetails.cacheReadTokens ?? 0,
    output: outputTokens ?? estimate.output,
    thinking: outputTokenDetails.reasoningTokens ?? 0,
  };
}
