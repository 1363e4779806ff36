import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { NO_TOKENS, type Tokens } from '../../../narration/model/text-model';

/** A request to the model. */
export interface Question {
  readonly protocol: 'google' | 'openai-compatible';
  readonly model: string;
  readonly key: string;
  readonly system: string;
  readonly user: string;
  /** How much it may reason, as the protocol has it: `level low`, `budget 1024`, `effort low`; '' for nothing. */
  readonly thinking: string;
  /** What limits the answer, as the protocol has it: `max_tokens 5400`. */
  readonly limit: string;
  /** null: as the provider does by itself. */
  readonly temperature: number | null;
  /** Thresholds of Google's content filter by category; none in the other protocol. */
  readonly safety: Readonly<Record<string, string>>;
}

/** The response to a request. */
export type Reply =
  /** Streams a text. `ended`: the finish reason; `null` sends none. */
  | {
      readonly does: 'answer';
      readonly text: string;
      readonly ended?: 'stop' | 'length' | null;
      /** What the server reports, instead of `TOKENS`. */
      readonly tokens?: Tokens;
    }
  | {
      readonly does: 'fail';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** Closes the connection after these words. */
  | { readonly does: 'cut'; readonly text: string }
  /** Streams what is no answer until the connection is closed. */
  | { readonly does: 'flood' }
  /** Sends nothing until `until` resolves, or forever. */
  | { readonly does: 'wait'; readonly until?: Promise<void>; readonly text?: string };

export interface ModelServer {
  /** Bytes that floods have sent, as far as the connection took them. */
  readonly flooded: () => number;
  /** When the connection of the newest answer is closed. */
  readonly lastClosed: () => Promise<unknown>;
  /** For `STORY_MODEL_URL`, by protocol. */
  readonly url: (protocol: Question['protocol']) => string;
  /** All requests, in order. */
  readonly questions: Question[];
  close(): Promise<void>;
}

/** Tokens that the server reports for every call. */
export const TOKENS: Tokens = { ...NO_TOKENS, input: 1000, output: 200 };
/** Splits an answer into several pieces. */
const PIECE = 40;

/** A local model server for tests: speaks both wire protocols and gives the configured answers. */
export async function startModelServer(reply: (question: Question) => Reply): Promise<ModelServer> {
  const questions: Question[] = [];
  let flooded = 0;
  let closed: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    closed = once(response, 'close');
    void answer(request, response, reply, questions, (bytes) => (flooded += bytes)).catch(() =>
      response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (protocol) => `http://127.0.0.1:${port}/${protocol === 'google' ? 'v1beta' : 'v1'}`,
    questions,
    flooded: () => flooded,
    lastClosed: () => closed,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  reply: (question: Question) => Reply,
  questions: Question[],
  count: (bytes: number) => void,
): Promise<void> {
  const question = questionIn(request, await textOf(request));
  if (question === null) {
    response.writeHead(404).end();
    return;
  }
  questions.push(question);
  const next = reply(question);
  if (next.does === 'fail') {
    response.writeHead(next.status, { 'content-type': 'application/json', ...next.headers });
    response.end(next.body ?? '{"error":{"message":"no"}}');
    return;
  }
  if (next.does === 'wait') {
    // The headers are sent at once, as by a model that reasons before its answer.
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    if (next.until === undefined) return;
    await next.until;
  } else response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (next.does === 'flood') return flood(response, count);
  for (const piece of piecesOf(next.text ?? '')) send(response, question, piece);
  if (next.does === 'cut') {
    response.write('', () => response.destroy());
    return;
  }
  const { ended, tokens = TOKENS } = next.does === 'answer' ? next : {};
  if (ended !== null) sendEnd(response, question, ended ?? 'stop', tokens);
  response.end();
}

const googleSchema = v.object({
  systemInstruction: v.object({ parts: v.array(v.object({ text: v.string() })) }),
  contents: v.array(v.object({ parts: v.array(v.object({ text: v.string() })) })),
  safetySettings: v.array(v.object({ category: v.string(), threshold: v.string() })),
  generationConfig: v.object({
    maxOutputTokens: v.number(),
    temperature: v.optional(v.number()),
    thinkingConfig: v.optional(
      v.object({ thinkingLevel: v.optional(v.string()), thinkingBudget: v.optional(v.number()) }),
    ),
  }),
});
const openAiSchema = v.object({
  model: v.string(),
  stream: v.literal(true),
  reasoning_effort: v.optional(v.string()),
  max_tokens: v.optional(v.number()),
  max_completion_tokens: v.optional(v.number()),
  temperature: v.optional(v.number()),
  messages: v.array(v.object({ role: v.string(), content: v.string() })),
});

/** null for a path of neither protocol. */
function questionIn(request: IncomingMessage, body: string): Question | null {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://model');
  const header = (name: string) => String(request.headers[name] ?? '');
  const google = /^\/v1beta\/models\/(.+):streamGenerateContent$/u.exec(pathname);
  if (google !== null && searchParams.get('alt') === 'sse') {
    const { systemInstruction, contents, safetySettings, generationConfig } = v.parse(
      googleSchema,
      JSON.parse(body),
    );
    const { thinkingLevel, thinkingBudget } = generationConfig.thinkingConfig ?? {};
    return {
      protocol: 'google',
      model: google[1] ?? '',
      key: header('x-goog-api-key'),
      system: systemInstruction.parts.map(({ text }) => text).join(''),
      user: contents.flatMap(({ parts }) => parts.map(({ text }) => text)).join(''),
      thinking:
        thinkingLevel === undefined
          ? thinkingBudget === undefined
            ? ''
            : `budget ${thinkingBudget}`
          : `level ${thinkingLevel}`,
      limit: `maxOutputTokens ${generationConfig.maxOutputTokens}`,
      temperature: generationConfig.temperature ?? null,
      safety: Object.fromEntries(
        safetySettings.map(({ category, threshold }) => [category, threshold]),
      ),
    };
  }
  if (pathname !== '/v1/chat/completions') return null;
  const sent = v.parse(openAiSchema, JSON.parse(body));
  const { model, messages, reasoning_effort: effort, temperature = null } = sent;
  const said = (role: string) =>
    messages.flatMap((message) => (message.role === role ? [message.content] : [])).join('');
  return {
    protocol: 'openai-compatible',
    model,
    key: header('authorization').replace('Bearer ', ''),
    system: said('system'),
    user: said('user'),
    thinking: effort === undefined ? '' : `effort ${effort}`,
    limit: (['max_tokens', 'max_completion_tokens'] as const)
      .flatMap((name) => (sent[name] === undefined ? [] : [`${name} ${sent[name]}`]))
      .join(' '),
    temperature,
    safety: {},
  };
}

/** Comments of an event stream, which no client counts as text. */
async function flood(response: ServerResponse, count: (bytes: number) => void): Promise<void> {
  const comments = `: ${'x'.repeat(1000)}\n\n`.repeat(64);
  function* endless(): Generator<string> {
    for (;;) {
      count(comments.length);
      yield comments;
    }
  }
  await pipeline(Readable.from(endless()), response);
}

function send(response: ServerResponse, { protocol, model }: Question, piece: string): void {
  event(
    response,
    protocol === 'google'
      ? { candidates: [{ content: { role: 'model', parts: [{ text: piece }] }, index: 0 }] }
      : {
          id: 'a',
          object: 'chat.completion.chunk',
          created: 0,
          model,
          choices: [{ index: 0, delta: { role: 'assistant', content: piece } }],
        },
  );
}

function sendEnd(
  response: ServerResponse,
  { protocol, model }: Question,
  ended: 'stop' | 'length',
  { input, cached, output, thinking }: Tokens,
): void {
  if (protocol === 'google') {
    event(response, {
      candidates: [
        {
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: ended === 'stop' ? 'STOP' : 'MAX_TOKENS',
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: input,
        cachedContentTokenCount: cached,
        candidatesTokenCount: output - thinking,
        thoughtsTokenCount: thinking,
        totalTokenCount: input + output,
      },
    });
    return;
  }
  const chunk = { id: 'a', object: 'chat.completion.chunk', created: 0, model };
  event(response, { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: ended }] });
  event(response, {
    ...chunk,
    choices: [],
    usage: {
      prompt_tokens: input,
      prompt_tokens_details: { cached_tokens: cached },
      completion_tokens: output,
      completion_tokens_details: { reasoning_tokens: thinking },
      total_tokens: input + output,
    },
  });
  response.write('data: [DONE]\n\n');
}

function event(response: ServerResponse, data: unknown): void {
  response.write(`data: ${JSON.stringify(data)}\n\n`);
}

function piecesOf(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${PIECE}}`, 'gu')) ?? [];
}

/** A block of the prompt, as the model receives it. */
export function blockIn({ user }: Question, name: string): unknown {
  const found = new RegExp(`<<<${name}:(\\w+)\\n([^]*?)\\n\\1:${name}>>>`, 'u').exec(user);
  return found === null ? null : JSON.parse(found[2] ?? '');
}
