import { describe, expect, it } from 'vitest';
import { TOKENS } from '../adapters/model/testing/model-server';
import { NO_USAGE } from '../ports/runtime/usage-store';
import { manualClock } from '../testing/manual-clock';
import { narratorAt, playTurns, textsOf } from './testing/narrated-story';
import { offlineTexts, OWN, PARTICIPANT, retold } from './testing/retold-story';
import { startScriptedModel } from './testing/scripted-model';

const START = Date.parse('2026-04-01T00:00:00Z');

describe('limits', () => {
  it('let so many calls through in a minute', async () => {
    const model = await startScriptedModel(retold);
    const clock = manualClock(START);
    const environment = { STORY_MODEL_CALLS_PER_MINUTE: '2' };
    const { narrator, said } = await narratorAt(model.url('openai-compatible'), {
      clock,
      environment,
    });
    await playTurns(PARTICIPANT, narrator, 4);
    expect(model.questions).toHaveLength(2);
    expect(said().filter((one) => one === 'turn-told-offline: calls-a-minute')).toHaveLength(2);
    clock.advance(60_000);
    await playTurns(PARTICIPANT, narrator, 1);
    expect(model.questions).toHaveLength(3);
  });

  it('stop for the day, with one sentence, and begin again with the next', async () => {
    const model = await startScriptedModel(retold);
    const clock = manualClock(START);
    const environment = { STORY_MODEL_TOKENS_PER_DAY: '6000' };
    const { narrator, said } = await narratorAt(model.url('openai-compatible'), {
      clock,
      environment,
    });
    await playTurns(PARTICIPANT, narrator, 6);
    const asked = model.questions.length;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(6);
    expect(asked * (TOKENS.input + TOKENS.output)).toBeLessThanOrEqual(6000);
    expect(said().filter((one) => one.startsWith('model-day-spent'))).toHaveLength(1);
    clock.advance(86_400_000);
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))[0]).toContain(OWN);
  });

  it('count what others have used', async () => {
    const model = await startScriptedModel(retold);
    const clock = manualClock(START);
    const environment = { STORY_MODEL_TOKENS_PER_DAY: '6000' };
    const first = await narratorAt(model.url('openai-compatible'), { clock, environment });
    await first.usage.add('other', '2026-04-01', { ...NO_USAGE, calls: 1, inputTokens: 6000 });
    await playTurns(PARTICIPANT, first.narrator, 1);
    expect(model.questions).toHaveLength(0);
  });
});

describe('what a story costs', () => {
  it('is summed up in the log, faulty answers included', async () => {
    const model = await startScriptedModel(retold);
    const environment = { STORY_MODEL_INPUT_PRICE: '0.5', STORY_MODEL_OUTPUT_PRICE: '2' };
    const { narrator, events } = await narratorAt(model.url('google'), {
      protocol: 'google',
      environment,
    });
    model.reply = (question) =>
      model.questions.length === 1 ? { does: 'answer', text: '海。' } : retold(question);
    await playTurns(PARTICIPANT, narrator, 1);
    expect(events.filter(({ code }) => code === 'model-usage')).toEqual([
      {
        level: 'info',
        code: 'model-usage',
        uid: 'someone',
        detail: 'calls=1 input=1000 cached=0 output=200 thinking=0 cost=0.000900',
      },
      {
        level: 'info',
        code: 'model-usage',
        uid: 'someone',
        detail: 'calls=2 input=2000 cached=0 output=400 thinking=0 cost=0.001800',
      },
    ]);
  });

  it('stops no story when it cannot be written down', async () => {
    const model = await startScriptedModel(retold);
    const refuse = () => Promise.reject(new Error('no'));
    const usage = { readDay: () => Promise.resolve(NO_USAGE), add: refuse };
    const { narrator, said } = await narratorAt(model.url('google'), {
      protocol: 'google',
      usage,
    });
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))[0]).toContain(OWN);
    expect(said()[0]).toContain('model-usage-not-written');
  });

  it('is not called while the usage is unknown', async () => {
    const model = await startScriptedModel(retold);
    const refuse = () => Promise.reject(new Error('no'));
    const { narrator, said } = await narratorAt(model.url('google'), {
      protocol: 'google',
      usage: { readDay: refuse, add: refuse },
    });
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))).toEqual(await offlineTexts(1));
    expect(said()).toEqual(['turn-told-offline: usage-unknown']);
    expect(model.questions).toHaveLength(0);
  });
});
