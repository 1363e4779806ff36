import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../ports/runtime/event-log';
import type { Narrator } from '../narrator';
import { manualClock } from '../../testing/manual-clock';
import { requestOf } from '../testing/request-of';
import type { TextModel } from './text-model';
import { createLimits } from './limits';
import { memoryUsage } from './memory-usage';
import { createModelNarrator } from './model-narrator';

const OFFLINE: Narrator = { narrate: () => Promise.resolve('筋書きのとおりになった。') };

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
    prices: { input: 0, output: 0 },
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

  it('never logs what a participant typed or a model wrote', async () => {
    const text = '《旅人》は銀貨九億枚を得た。「灯」';
    const { narrator, events } = narratorWith({
      complete: () => Promise.resolve({ text, tokens: { input: 1, output: 1 } }),
    });
    await narrator.narrate(requestOf());
    expect(events.map(({ detail }) => detail).join()).not.toMatch(/九億|灯|旅人/u);
  });
});
