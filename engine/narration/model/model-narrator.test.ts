import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../ports/runtime/event-log';
import type { Narrator } from '../narrator';
import { manualClock } from '../../testing/manual-clock';
import { requestOf } from '../testing/request-of';
import { NO_TOKENS, type TextModel } from './text-model';
import { createLimits } from './limits';
import { memoryUsage } from './memory-usage';
import { createModelNarrator } from './model-narrator';

const OFFLINE: Narrator = { narrate: () => Promise.resolve('筋書きのとおりになった。') };

/** Contradicts nothing. */
const GOOD = [
  '朝市のいちばん端、風の通る台の上に、《旅人》は麻の荒苧をひろげた。潮を含んだ匂いが、人の足をゆるめていく。',
  '「三束あります。いくらになりますか」',
  'ナギは巻尺を指に巻きつけたまま、まず鼻を近づけた。長さは、そのあとでいいらしい。「急がないで。これは測るより、嗅ぐものだから」',
  'やがて銀貨十二枚が、一枚ずつ台に並ぶ。荷が軽くなったぶん、《旅人》の目は沖の島影へ向いた。',
].join('\n');

function narratorWith(model: TextModel): { narrator: Narrator; events: LogEvent[] } {
  const events: LogEvent[] = [];
  const log = (event: LogEvent) => void events.push(event);
  const clock = manualClock(0);
  const usage = memoryUsage();
  const limits = createLimits({
    clock,
    log,
    callsPerMinute: 10,
    tokensPerDay: 1e6,
    readDay: (day) => usage.readDay(day),
  });
  const narrator = createModelNarrator({
    model,
    offline: OFFLINE,
    people: [],
    limits,
    usage,
    budget: { carries: () => Promise.resolve(true) },
    prices: { input: 0, cached: 0, output: 0, thinking: 0 },
    clock,
    log,
    timeoutMs: 1000,
    stopping: new AbortController().signal,
  });
  return { narrator, events };
}

describe('a narrator with a model', () => {
  it('narrates the turn although the model’s adapter is broken', async () => {
    const { narrator, events } = narratorWith({
      complete: () => Promise.reject(new TypeError('x is not a function')),
    });
    expect(await narrator.narrate(requestOf())).toBe('筋書きのとおりになった。');
    expect(events.at(-1)).toEqual({
      level: 'error',
      code: 'narrator-failed',
      uid: 'someone',
      chapter: 1,
      section: 4,
      detail: 'TypeError: x is not a function',
    });
  });

  it.each([
    ['スマートフォンの灯をかざす', '「スマートフォン」はこの世界にない'],
    ['雪が降りはじめる', '天気は晴れである'],
    ['財布はもう空だ', '財布には銀貨がある'],
  ])('asks once more, with the reason, when the text says %s', async (wrong, reason) => {
    const prompts: string[] = [];
    const answers = [`${GOOD}${wrong}。`, GOOD];
    const { narrator } = narratorWith({
      complete: (prompt) => {
        prompts.push(prompt.user);
        const text = answers[prompts.length - 1] ?? '';
        return Promise.resolve({ text, tokens: NO_TOKENS });
      },
    });
    expect(await narrator.narrate(requestOf())).toBe(GOOD.replaceAll('《旅人》', '灯'));
    expect(prompts).toHaveLength(2);
    expect(prompts[0]).not.toContain(reason);
    expect(prompts[1]).toContain(reason);
  });

  it('narrates offline when the second text contradicts the facts as well', async () => {
    const text = `${GOOD}雪が降りはじめる。`;
    const { narrator, events } = narratorWith({
      complete: () => Promise.resolve({ text, tokens: NO_TOKENS }),
    });
    expect(await narrator.narrate(requestOf())).toBe('筋書きのとおりになった。');
    expect(events.at(-1)).toMatchObject({ code: 'turn-told-offline', detail: 'faulty: weather' });
  });

  it('never logs what a participant typed or a model wrote', async () => {
    const text = '《旅人》は銀貨九億枚を得た。「灯」';
    const { narrator, events } = narratorWith({
      complete: () => Promise.resolve({ text, tokens: NO_TOKENS }),
    });
    await narrator.narrate(requestOf());
    expect(events.map(({ detail }) => detail).join()).not.toMatch(/九億|灯|旅人/u);
  });
});
