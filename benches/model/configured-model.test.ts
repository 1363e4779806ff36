import { expect, it, onTestFinished } from 'vitest';
import { startModelServer } from '../../engine/adapters/model/testing/model-server';
import { toldPage } from '../../engine/adapters/model/testing/told-page';
import { benchConfiguredModel } from './configured-model';

it.each(['google', 'openai-compatible'] as const)(
  'measures two pages of three stories of the model that %s names',
  async (protocol) => {
    const server = await startModelServer((question) => ({
      does: 'answer',
      text: toldPage(question),
    }));
    onTestFinished(() => server.close());
    const measured = await benchConfiguredModel({
      STORY_MODEL: `${protocol}:test-model`,
      STORY_MODEL_URL: server.url(protocol),
      GEMINI_API_KEY: 'test-key',
      STORY_MODEL_OUTPUT_PRICE: '10',
    });
    expect(server.questions).toHaveLength(6);
    for (const question of server.questions) {
      expect(question).toMatchObject({ protocol, model: 'test-model' });
    }
    expect(measured).toMatchObject({
      ...{ model: 'test-model', stories: 3, sections: 60, pagesByModel: 6, pagesOffline: {} },
      usage: { calls: 6, inputTokens: 6000, outputTokens: 1200 },
      costPerTurn: (1200 * 10) / 1e6 / 60,
    });
  },
);

it('measures nothing without a model, and says what is wrong with its settings', async () => {
  expect(await benchConfiguredModel({})).toBeNull();
  await expect(benchConfiguredModel({ STORY_MODEL: 'google:test-model' })).rejects.toThrow(
    /GEMINI_API_KEY.*\(bad-arguments\)/u,
  );
});
