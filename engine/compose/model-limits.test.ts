import { describe, expect, it } from 'vitest';
import { TOKENS } from '../adapters/model/testing/model-server';
import { toldPageWith } from '../adapters/model/testing/told-page';
import { NO_USAGE, type UsageStore } from '../ports/runtime/usage-store';
import { memoryUsage } from '../narration/model/memory-usage';
import { withUsage } from '../narration/model/usage-sums';
import { manualClock } from '../testing/manual-clock';
import { narratorAt, playTurns, textsOf } from './testing/narrated-story';
import { offlineTexts, OWN, PARTICIPANT, retold } from './testing/retold-story';
import { startScriptedModel } from './testing/scripted-model';

const DAY = '2026-04-01';
const START = Date.parse(`${DAY}T00:00:00Z`);

describe('limits', () => {
  it('let so many calls through in a minute', async () => {
    const model = await startScriptedModel(retold);
    const clock = manualClock(START);
    const environment = { STORY_MODEL_CALLS_PER_MINUTE: '2' };
    const narrator = await narratorAt(model.url('openai-compatible'), {
      clock,
      environment,
    });
    const { said } = narrator;
    for (let story = 0; story < 4; story += 1) await playTurns(PARTICIPANT, narrator, 1);
    expect(model.questions).toHaveLength(2);
    expect(said().filter((one) => one === 'page-told-offline: calls-a-minute')).toHaveLength(2);
    clock.advance(60_000);
    await playTurns(PARTICIPANT, narrator, 1);
    expect(model.questions).toHaveLength(3);
  });

  it('stop every call at a quarter more than the day has', async () => {
    const model = await startScriptedModel(retold);
    const clock = manualClock(START);
    const narrator = await narratorAt(model.url('openai-compatible'), {
      clock,
      environment: { STORY_MODEL_TOKENS_PER_DAY: '20000' },
    });
    const { said } = narrator;
    for (let story = 0; story < 15; story += 1) await playTurns(PARTICIPANT, narrator, 1);
    const used = model.questions.length * (TOKENS.input + TOKENS.output);
    expect(used).toBeGreaterThan(5000);
    expect(used).toBeLessThanOrEqual(25_000);
    expect(model.questions.length).toBeLessThan(15);
    expect(said().filter((one) => one.startsWith('model-day-spent'))).toHaveLength(1);
  });

  it('count what others have used', async () => {
    const model = await startScriptedModel(retold);
    const clock = manualClock(START);
    const environment = { STORY_MODEL_TOKENS_PER_DAY: '60000' };
    const first = await narratorAt(model.url('openai-compatible'), { clock, environment });
    const used = { ...NO_USAGE, calls: 1, inputTokens: 60_000 };
    await first.usage.update('other', DAY, (sums) => withUsage(sums, DAY, used));
    await playTurns(PARTICIPANT, first, 1);
    expect(model.questions).toHaveLength(0);
  });
});

describe('what a story costs', () => {
  it('is summed up in the log, faulty answers included', async () => {
    const model = await startScriptedModel(retold);
    const environment = { STORY_MODEL_INPUT_PRICE: '0.5', STORY_MODEL_OUTPUT_PRICE: '2' };
    const narrator = await narratorAt(model.url('google'), {
      protocol: 'google',
      environment,
    });
    const { events } = narrator;
    model.reply = (question) =>
      model.questions.length === 1
        ? { does: 'answer', text: toldPageWith('財布には銀貨九千枚があった。', question) }
        : retold(question);
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
    const refuse = (): Promise<never> => Promise.reject(new Error('no'));
    const store = memoryUsage();
    let writes = 0;
    const usage: UsageStore = {
      ...store,
      // The teller of the chapter is written; no cost is.
      update: (...given) => ((writes += 1) === 1 ? store.update(...given) : refuse()),
    };
    const narrator = await narratorAt(model.url('google'), {
      protocol: 'google',
      usage,
    });
    const { said } = narrator;
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))[0]).toContain(OWN);
    expect(said()[0]).toContain('model-usage-not-written');
  });

  it('is not called while the usage is unknown', async () => {
    const model = await startScriptedModel(retold);
    const refuse = (): Promise<never> => Promise.reject(new Error('no'));
    const narrator = await narratorAt(model.url('google'), {
      protocol: 'google',
      usage: { readDay: refuse, update: refuse },
    });
    const { said } = narrator;
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))).toEqual(await offlineTexts(1));
    expect(said()).toEqual(['page-told-offline: usage-unknown']);
    expect(model.questions).toHaveLength(0);
  });
});
