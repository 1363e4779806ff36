import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock';
import { narratorAt, playTurns, textsOf } from './testing/narrated-story';
import { offlineTexts, OWN, PARTICIPANT, retold } from './testing/retold-story';
import { startScriptedModel } from './testing/scripted-model';

const START = Date.parse('2026-04-01T00:00:00Z');

describe('a model that is busy', () => {
  it('is left alone for as long as it says', async () => {
    const model = await startScriptedModel(retold);
    const clock = manualClock(START);
    const narrator = await narratorAt(model.url('openai-compatible'), { clock });
    const { said } = narrator;
    model.reply = () => ({ does: 'fail', status: 429, headers: { 'retry-after': '60' } });
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 3))).toEqual(await offlineTexts(3));
    expect(model.questions).toHaveLength(1);
    expect(said()[0]).toContain('model-paused: The model is left alone for 60 s');
    model.reply = retold;
    clock.advance(59_999);
    await playTurns(PARTICIPANT, narrator, 1);
    expect(model.questions).toHaveLength(1);
    clock.advance(1);
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))[0]).toContain(OWN);
    expect(model.questions).toHaveLength(2);
  });

  it.each(['86400', 'Fri, 31 Dec 2049 23:59:59 GMT'])(
    'is asked again after ten minutes, however long it says: %s',
    async (retryAfter) => {
      const model = await startScriptedModel(retold);
      const clock = manualClock(START);
      const narrator = await narratorAt(model.url('openai-compatible'), { clock });
      const { said } = narrator;
      const headers = { 'retry-after': retryAfter };
      model.reply = () => ({ does: 'fail', status: 429, headers });
      await playTurns(PARTICIPANT, narrator, 1);
      expect(said()[0]).toContain('model-paused: The model is left alone for 600 s');
      clock.advance(600_000);
      await playTurns(PARTICIPANT, narrator, 1);
      expect(model.questions).toHaveLength(2);
    },
  );

  it('is understood when it says so in Google’s way', async () => {
    const model = await startScriptedModel(retold);
    const clock = manualClock(START);
    const body =
      '{"error":{"code":429,"message":"","status":"","details":[{"retryDelay": "38s"}]}}';
    const narrator = await narratorAt(model.url('google'), {
      protocol: 'google',
      clock,
    });
    const { said } = narrator;
    model.reply = () => ({ does: 'fail', status: 429, body });
    await playTurns(PARTICIPANT, narrator, 2);
    expect(model.questions).toHaveLength(1);
    expect(said()[0]).toContain('38 s');
  });

  it('is left alone ever longer when it does not say for how long', async () => {
    const model = await startScriptedModel(retold);
    const clock = manualClock(START);
    const narrator = await narratorAt(model.url('openai-compatible'), { clock });
    const { said } = narrator;
    model.reply = () => ({ does: 'fail', status: 429 });
    for (let second = 0; second < 60; second += 5) {
      await playTurns(PARTICIPANT, narrator, 1);
      clock.advance(5000);
    }
    expect(said().flatMap((one) => /^model-paused: .* (\d+) s;/u.exec(one)?.[1] ?? [])).toEqual([
      '5',
      '10',
      '20',
      '40',
    ]);
    expect(model.questions).toHaveLength(4);
  });

  it('that only fails is asked less and less', async () => {
    const model = await startScriptedModel(retold);
    const clock = manualClock(START);
    const narrator = await narratorAt(model.url('openai-compatible'), { clock });
    model.reply = () => ({ does: 'fail', status: 503 });
    for (let second = 0; second < 600; second += 10) {
      await playTurns(PARTICIPANT, narrator, 1);
      clock.advance(10_000);
    }
    expect(model.questions.length).toBeGreaterThan(5);
    expect(model.questions.length).toBeLessThan(16);
  });
});

describe('a model that is slow', () => {
  it('is given up when its time is over', async () => {
    const model = await startScriptedModel(retold);
    const clock = manualClock(START);
    const environment = { STORY_MODEL_TIMEOUT_SECONDS: '20' };
    const narrator = await narratorAt(model.url('google'), {
      protocol: 'google',
      clock,
      environment,
    });
    const { said } = narrator;
    model.reply = () => {
      queueMicrotask(() => clock.advance(20_000));
      return { does: 'wait' };
    };
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))).toEqual(await offlineTexts(1));
    expect(model.questions).toHaveLength(1);
    expect(said()).toEqual(['page-told-offline: model-slow']);
  });

  it('is given up at once when the engine stops', async () => {
    const model = await startScriptedModel(retold);
    const narrator = await narratorAt(model.url('openai-compatible'));
    const { said, stop } = narrator;
    model.reply = () => {
      queueMicrotask(stop);
      return { does: 'wait' };
    };
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 2))).toEqual(await offlineTexts(2));
    expect(said()).toContain('page-told-offline: model-stopped');
  });
});
