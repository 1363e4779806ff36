import { describe, expect, it, onTestFinished } from 'vitest';
import type { Prompt } from '../../narration/model/text-model';
import { aiTextModel, type ModelAddress } from './ai-text-model';
import {
  startModelServer,
  type ModelServer,
  type Question,
  type Reply,
} from './testing/model-server';

const PROMPT: Prompt = { system: '規則', user: '書く', longest: 1200 };
const CONTEXT = 32_768;
const NEVER = new AbortController().signal;

async function serverOf(reply: Reply): Promise<ModelServer> {
  const server = await startModelServer(() => reply);
  onTestFinished(() => server.close());
  return server;
}

function addressOf(server: ModelServer, provider: Question['protocol'], model: string) {
  const address: ModelAddress = { provider, model, url: server.url(provider), key: 'test-key' };
  return address;
}

describe.each(['google', 'openai-compatible'] as const)('a server of %s', (provider) => {
  it('that streams without end is cut at its limit of bytes', async () => {
    const server = await serverOf({ does: 'flood' });
    const model = await aiTextModel(addressOf(server, provider, 'test-model'), 'default', CONTEXT);
    await expect(model.complete(PROMPT, NEVER)).rejects.toMatchObject({ code: 'model-too-long' });
    // What the sockets buffer is sent as well.
    expect(server.flooded()).toBeLessThan(48 * 1024 * 1024);
    await server.lastClosed();
    const sent = server.flooded();
    await server.close();
    expect(server.flooded()).toBe(sent);
  });
});

describe('the reasoning of a model', () => {
  const answered: Reply = { does: 'answer', text: '海が鳴る。' };

  it.each([
    ['google', 'gemini-3.8-flash', 'low', 'level low'],
    ['google', 'gemini-2.5-flash', 'low', 'budget 1024'],
    ['google', 'gemini-2.5-flash', 'default', ''],
    ['openai-compatible', 'gpt-oss', 'low', 'effort low'],
    ['openai-compatible', 'gemma3', 'default', ''],
  ] as const)('has a budget in the requests: %s %s %s', async (provider, name, thinking, sent) => {
    const server = await serverOf(answered);
    const model = await aiTextModel(addressOf(server, provider, name), thinking, CONTEXT);
    await model.complete(PROMPT, NEVER);
    expect(server.questions[0]?.thinking).toBe(sent);
  });

  it.each(['google', 'openai-compatible'] as const)(
    'and what was cached are counted apart: %s',
    async (provider) => {
      const tokens = { input: 900, cached: 600, output: 300, thinking: 200 };
      const server = await serverOf({ ...answered, tokens });
      const model = await aiTextModel(
        addressOf(server, provider, 'test-model'),
        'default',
        CONTEXT,
      );
      expect((await model.complete(PROMPT, NEVER)).tokens).toEqual(tokens);
    },
  );
});

describe('what a request asks for', () => {
  const answered: Reply = { does: 'answer', text: '海が鳴る。' };
  const asked = async (
    provider: Question['protocol'],
    name: string,
    context: number,
    user = '書く',
  ): Promise<Question | undefined> => {
    const server = await serverOf(answered);
    const model = await aiTextModel(addressOf(server, provider, name), 'default', context);
    await model.complete({ ...PROMPT, user }, NEVER);
    return server.questions[0];
  };

  it.each([
    ['google', 'gemini-3.8-flash', 'maxOutputTokens 5296'],
    ['openai-compatible', 'gemma3:12b', 'max_tokens 5296'],
    ['openai-compatible', 'gpt-oss:20b', 'max_tokens 5296'],
    ['openai-compatible', 'gpt-4.1-mini', 'max_tokens 5296'],
    ['openai-compatible', 'gpt-6-luna', 'max_completion_tokens 5296'],
    ['openai-compatible', 'openai/gpt-5.6-luna', 'max_completion_tokens 5296'],
    ['openai-compatible', 'o4-mini', 'max_completion_tokens 5296'],
  ] as const)('limits the answer in the words that %s %s knows', async (provider, name, limit) => {
    expect((await asked(provider, name, CONTEXT))?.limit).toBe(limit);
  });

  it.each(['google', 'openai-compatible'] as const)(
    'has no temperature, which reasoning models refuse: %s',
    async (provider) => {
      expect((await asked(provider, 'any', CONTEXT))?.temperature).toBeNull();
    },
  );

  it('is no more than the context has left beside the prompt', async () => {
    const question = await asked('openai-compatible', 'any', 8192, '書'.repeat(5000));
    expect(question?.limit).toBe(`max_tokens ${8192 - 5000 - PROMPT.system.length}`);
  });
});
