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
    const model = await aiTextModel(addressOf(server, provider, 'test-model'), 'default');
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
    const model = await aiTextModel(addressOf(server, provider, name), thinking);
    await model.complete(PROMPT, NEVER);
    expect(server.questions[0]?.thinking).toBe(sent);
  });

  it.each(['google', 'openai-compatible'] as const)(
    'and what was cached are counted apart: %s',
    async (provider) => {
      const tokens = { input: 900, cached: 600, output: 300, thinking: 200 };
      const server = await serverOf({ ...answered, tokens });
      const model = await aiTextModel(addressOf(server, provider, 'test-model'), 'default');
      expect((await model.complete(PROMPT, NEVER)).tokens).toEqual(tokens);
    },
  );
});
