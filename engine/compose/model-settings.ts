import * as v from 'valibot';
import type { ModelAddress } from '../adapters/model/ai-text-model';
import { THINKING, type Thinking } from '../adapters/model/thinking';
import type { Prices } from '../narration/model/account';
import type { Budgets } from '../narration/model/chapter-teller';

/** The judging model; its limits and its thinking are those of the narration model. */
export interface JudgeSettings {
  readonly address: ModelAddress;
  readonly prices: Prices;
}

/** A narration model, and the limits of its use. */
export interface ModelSettings {
  readonly address: ModelAddress;
  readonly thinking: Thinking;
  readonly budgets: Budgets;
  /** Of one process. */
  readonly callsPerMinute: number;
  readonly prices: Prices;
  /** Timeout of one call, in ms. */
  readonly timeoutMs: number;
  /** Of a prompt with its answer, at most. */
  readonly contextTokens: number;
  /** A second model that compares the first one's pages with their facts; null without one. */
  readonly judge: JudgeSettings | null;
  /** The model also chooses scenes and actions. */
  readonly plays: boolean;
}

export type ModelSettingsErrorCode =
  | 'story-model-unknown'
  | 'story-model-key-missing'
  | 'story-model-url-missing'
  | 'story-model-url-malformed'
  | 'story-model-limit-malformed';

export type ModelSettingsResult =
  /** null: stories are narrated offline. */
  | { readonly ok: true; readonly model: ModelSettings | null }
  /** A sentence with the cause and the next step. */
  | { readonly ok: false; readonly code: ModelSettingsErrorCode; readonly message: string };

/** Lines of the usage text. */
export const MODEL_SETTINGS_HELP = `  STORY_MODEL                      who tells the story: offline, google:MODEL or openai-compatible:MODEL (offline)
  STORY_MODEL_PLAYS                1: the model also chooses scenes and deeds, within the rules (0)
  STORY_MODEL_JUDGE                a second, cheap model that compares each page with its facts: google:MODEL or openai-compatible:MODEL (none)
  STORY_MODEL_JUDGE_INPUT_PRICE, STORY_MODEL_JUDGE_OUTPUT_PRICE   of a million tokens of it (0)
  GEMINI_API_KEY                   the key for google:MODEL
  STORY_MODEL_URL                  where openai-compatible:MODEL is, such as http://127.0.0.1:11434/v1
  STORY_MODEL_KEY                  its key, where it asks for one
  STORY_MODEL_THINKING             how much it reasons: ${THINKING.join(', ')} (low for Google, else default)
  STORY_MODEL_TIMEOUT_SECONDS      for one answer, which is a page of ten sections, at a chapter's end up to 16 (120)
  STORY_MODEL_CONTEXT_TOKENS       of a prompt with its answer, at most (32768)
  STORY_MODEL_CALLS_PER_MINUTE     at most, for each worker (60)
  STORY_MODEL_TOKENS_PER_STORY     input and output; beyond it, further chapters are told offline (400000; 1000000 where it also chooses)
  STORY_MODEL_TOKENS_PER_PARTICIPANT   the same for one participant in a day (the same)
  STORY_MODEL_TOKENS_PER_DAY       the same for all stories in a day (8000000)
  STORY_MODEL_INPUT_PRICE, STORY_MODEL_OUTPUT_PRICE   of a million tokens, for the sums in the log (0)
  STORY_MODEL_CACHED_PRICE         of a million input tokens from the provider's prompt cache (as input)
  STORY_MODEL_THINKING_PRICE       of a million output tokens of reasoning (as output)`;

const numeral = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+(?:\.\d+)?$/u),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );

const number = (standard: number, min: number, max: number) =>
  v.optional(numeral(min, max), String(standard));

/** Enough for a whole story with a judge (docs/scale.md). */
const TOKENS_PER_STORY = { told: 400_000, played: 1_000_000 } as const;

const limitsSchema = v.object({
  STORY_MODEL_PLAYS: v.optional(v.pipe(v.string(), v.trim(), v.picklist(['0', '1'])), '0'),
  STORY_MODEL_THINKING: v.optional(v.pipe(v.string(), v.trim(), v.picklist(THINKING))),
  STORY_MODEL_TIMEOUT_SECONDS: number(120, 0.1, 300),
  STORY_MODEL_CONTEXT_TOKENS: number(32_768, 4096, 1e7),
  STORY_MODEL_CALLS_PER_MINUTE: number(60, 1, 10_000),
  STORY_MODEL_TOKENS_PER_STORY: v.optional(numeral(0, 1e12)),
  STORY_MODEL_TOKENS_PER_PARTICIPANT: v.optional(numeral(0, 1e12)),
  STORY_MODEL_TOKENS_PER_DAY: number(8_000_000, 0, 1e12),
  STORY_MODEL_INPUT_PRICE: number(0, 0, 1e6),
  STORY_MODEL_OUTPUT_PRICE: number(0, 0, 1e6),
  STORY_MODEL_JUDGE_INPUT_PRICE: number(0, 0, 1e6),
  STORY_MODEL_JUDGE_OUTPUT_PRICE: number(0, 0, 1e6),
  STORY_MODEL_CACHED_PRICE: v.optional(numeral(0, 1e6)),
  STORY_MODEL_THINKING_PRICE: v.optional(numeral(0, 1e6)),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of the narration model. An empty variable counts as unset. */
export function readModelSettings(environment: Environment): ModelSettingsResult {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const chosen = given['STORY_MODEL']?.trim() ?? 'offline';
  if (chosen === 'offline') return { ok: true, model: null };
  const address = readAddress('STORY_MODEL', chosen, given);
  if (!address.ok) return address;
  const limits = v.safeParse(limitsSchema, given);
  if (!limits.success) return malformedLimit(limits.issues[0], given);
  const values = limits.output;
  const plays = values.STORY_MODEL_PLAYS === '1';
  const wholeStory = TOKENS_PER_STORY[plays ? 'played' : 'told'];
  const judging = given['STORY_MODEL_JUDGE']?.trim();
  const judge = judging === undefined ? null : readAddress('STORY_MODEL_JUDGE', judging, given);
  if (judge !== null && !judge.ok) return judge;
  return {
    ok: true,
    model: {
      address: address.address,
      // Other servers refuse the field for models that do not reason.
      thinking:
        values.STORY_MODEL_THINKING ?? (address.address.provider === 'google' ? 'low' : 'default'),
      timeoutMs: Math.round(values.STORY_MODEL_TIMEOUT_SECONDS * 1000),
      contextTokens: Math.floor(values.STORY_MODEL_CONTEXT_TOKENS),
      callsPerMinute: Math.floor(values.STORY_MODEL_CALLS_PER_MINUTE),
      budgets: {
        tokensPerStory: Math.floor(values.STORY_MODEL_TOKENS_PER_STORY ?? wholeStory),
        tokensPerParticipant: Math.floor(values.STORY_MODEL_TOKENS_PER_PARTICIPANT ?? wholeStory),
        tokensPerDay: Math.floor(values.STORY_MODEL_TOKENS_PER_DAY),
      },
      prices: pricesOf(values),
      judge:
        judge === null
          ? null
          : {
              address: judge.address,
              prices: {
                input: values.STORY_MODEL_JUDGE_INPUT_PRICE,
                cached: values.STORY_MODEL_JUDGE_INPUT_PRICE,
                output: values.STORY_MODEL_JUDGE_OUTPUT_PRICE,
                thinking: values.STORY_MODEL_JUDGE_OUTPUT_PRICE,
              },
            },
      plays,
    },
  };
}

/** A provider without special prices charges cached input as input, and reasoning as output. */
function pricesOf(values: v.InferOutput<typeof limitsSchema>): Prices {
  const input = values.STORY_MODEL_INPUT_PRICE;
  const output = values.STORY_MODEL_OUTPUT_PRICE;
  return {
    input,
    cached: values.STORY_MODEL_CACHED_PRICE ?? input,
    output,
    thinking: values.STORY_MODEL_THINKING_PRICE ?? output,
  };
}

type Refused = Extract<ModelSettingsResult, { ok: false }>;

function refused(code: ModelSettingsErrorCode, message: string): Refused {
  return { ok: false, code, message };
}

function malformedLimit(issue: v.InferIssue<typeof limitsSchema>, given: Environment): Refused {
  const name = String(issue.path?.[0].key);
  return refused(
    'story-model-limit-malformed',
    `${name}=${given[name] ?? ''} is not a value that can be used. Please correct the variable ${name} or leave it out.`,
  );
}

function readAddress(
  variable: 'STORY_MODEL' | 'STORY_MODEL_JUDGE',
  chosen: string,
  given: Environment,
): { readonly ok: true; readonly address: ModelAddress } | Refused {
  const named = /^(?<provider>google|openai-compatible):(?<model>[\w./:@-]{1,200})$/u.exec(chosen);
  const { provider, model } = named?.groups ?? {};
  if (provider === undefined || model === undefined) {
    return refused(
      'story-model-unknown',
      `${variable} must be ${variable === 'STORY_MODEL' ? 'offline, ' : ''}google:MODEL or openai-compatible:MODEL, such as google:gemini-2.5-flash or openai-compatible:gemma3.`,
    );
  }
  const url = readUrl(given['STORY_MODEL_URL']);
  if (url !== undefined && typeof url !== 'string') return url;
  if (provider === 'google') {
    const key = given['GEMINI_API_KEY']?.trim();
    if (key === undefined) {
      return refused(
        'story-model-key-missing',
        `${variable}=google:${model} needs a key: please set GEMINI_API_KEY.`,
      );
    }
    return { ok: true, address: { provider, model, key, ...(url === undefined ? {} : { url }) } };
  }
  if (url === undefined) {
    return refused(
      'story-model-url-missing',
      `${variable}=openai-compatible:MODEL needs to know where the server is: please set STORY_MODEL_URL, such as http://127.0.0.1:11434/v1.`,
    );
  }
  const key = given['STORY_MODEL_KEY']?.trim();
  return {
    ok: true,
    address: {
      provider: 'openai-compatible',
      model,
      url,
      ...(key === undefined ? {} : { key }),
    },
  };
}

function readUrl(text: string | undefined): string | undefined | Refused {
  if (text === undefined) return undefined;
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !/^https?:$/u.test(url.protocol)) {
    return refused(
      'story-model-url-malformed',
      'STORY_MODEL_URL must be an address that begins with http:// or https://, such as http://127.0.0.1:11434/v1.',
    );
  }
  return url.href.replace(/\/+$/u, '');
}
