import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  factsIn,
  retoldWith,
  startModelServer,
  TOKENS,
  type ModelServer,
  type Question,
  type Reply,
} from '../adapters/model/testing/model-server';
import { offlineNarrator } from '../narration/offline-narrator';
import { participantOf } from '../turn/testing/play-story';
import { manualClock } from '../testing/manual-clock';
import { narratorAt, playTurns, textsOf } from './testing/narrated-story';

const PROTOCOLS: readonly Question['protocol'][] = ['google', 'openai-compatible'];
const PARTICIPANT = participantOf('景気');
const START = Date.parse('2026-04-01T00:00:00Z');

/** The outline with a sentence at its end that only the model writes. */
const OWN = '遠くの空で、だれも見ていない雲がひとつほどけた。';
const retold = (question: Question): Reply => ({
  does: 'answer',
  text: retoldWith(OWN, question),
});

let server: ModelServer;
let reply: (question: Question) => Reply;
let offline: string[];

beforeEach(async () => {
  reply = retold;
  server = await startModelServer((question) => reply(question));
  offline = textsOf(await playTurns(PARTICIPANT, offlineNarrator, 3));
});
afterEach(() => server.close());

describe.each(PROTOCOLS)('a story narrated by a model over %s', (protocol) => {
  const open = (environment: Record<string, string> = {}) =>
    narratorAt(server.url(protocol), { protocol, environment });

  it('has the model’s words, streamed, with one call for each turn', async () => {
    const { narrator, said } = await open();
    const texts = textsOf(await playTurns(PARTICIPANT, narrator, 1));
    expect(texts[0]).toContain(OWN);
    expect(server.questions).toHaveLength(1);
    expect(server.questions[0]).toMatchObject({ protocol, model: 'test-model', key: 'test-key' });
    expect(said()).toEqual(['turn-told-by-model']);
  });

  const failures: readonly (readonly [string, Reply, number, string])[] = [
    ['500', { does: 'fail', status: 500 }, 2, 'model-failed'],
    ['403', { does: 'fail', status: 403 }, 1, 'model-refused'],
    ['404', { does: 'fail', status: 404 }, 1, 'model-refused'],
    ['a page of HTML', { does: 'fail', status: 200, body: '<html></html>' }, 2, 'model-failed'],
    [
      'a connection cut in the middle',
      { does: 'cut', text: '鐘が六つ鳴った。' },
      2,
      'model-failed',
    ],
    [
      'an answer that stops without an end',
      { does: 'answer', text: '鐘が六つ鳴った。', ended: null },
      2,
      'model-failed',
    ],
    ['an empty answer', { does: 'answer', text: ' \n' }, 2, 'model-empty'],
    [
      'an answer that does not stop',
      { does: 'answer', text: '海。'.repeat(2000) },
      2,
      'model-too-long',
    ],
    [
      'an answer that ran out of tokens',
      { does: 'answer', text: '海が', ended: 'length' },
      2,
      'model-too-long',
    ],
    [
      'too long a text',
      { does: 'answer', text: '海が鳴る。'.repeat(100) },
      2,
      'faulty: length missing repeats',
    ],
    [
      'English',
      { does: 'answer', text: 'The bell rang six times. '.repeat(10) },
      2,
      'faulty: marks script',
    ],
    [
      'Chinese',
      { does: 'answer', text: `${'钟声响了六次，我们走过了桥。'.repeat(12)}` },
      2,
      'faulty: marks script',
    ],
  ];

  it.each(failures)('goes on in its own words after %s', async (_, failure, calls, why) => {
    const { narrator, said } = await open();
    reply = () => failure;
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))).toEqual(offline.slice(0, 1));
    expect(server.questions).toHaveLength(calls);
    expect(said().join()).toContain(`turn-told-offline: ${why.split(' ').slice(0, 2).join(' ')}`);
  });

  it('names the faults of an answer, and takes a better one', async () => {
    const { narrator } = await open();
    reply = (question) =>
      server.questions.length === 1
        ? { does: 'answer', text: `${factsIn(question).outline}\n財布には銀貨九千枚があった。` }
        : retold(question);
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))[0]).toContain(OWN);
    expect(server.questions[0]?.user).not.toContain('不備');
    expect(server.questions[1]?.user).toContain('「九千」という数は事実にない');
  });

  it('keeps to the facts when the model contradicts them twice', async () => {
    const { narrator, said } = await open();
    reply = (question) => ({
      does: 'answer',
      text: `${factsIn(question).outline}\n財布には銀貨九千枚があった。`,
    });
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))).toEqual(offline.slice(0, 1));
    expect(server.questions).toHaveLength(2);
    expect(said()).toEqual(['turn-told-offline: faulty: amounts']);
  });
});

it('what a model thinks before it speaks is no part of the story', async () => {
  const { narrator } = await narratorAt(server.url('openai-compatible'));
  reply = (question) => ({
    does: 'answer',
    text: `<think>The user wants a story. ${'Let me think. '.repeat(100)}</think>\n\n${retoldWith(OWN, question)}`,
  });
  const texts = textsOf(await playTurns(PARTICIPANT, narrator, 1));
  expect(texts[0]).toContain(OWN);
  expect(texts[0]).not.toContain('think');
});

describe('a model that is busy', () => {
  it('is left alone for as long as it says', async () => {
    const clock = manualClock(START);
    const { narrator, said } = await narratorAt(server.url('openai-compatible'), { clock });
    reply = () => ({ does: 'fail', status: 429, headers: { 'retry-after': '60' } });
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 3))).toEqual(offline);
    expect(server.questions).toHaveLength(1);
    expect(said()[0]).toContain('model-paused: The model is left alone for 60 s');
    reply = retold;
    clock.advance(59_999);
    await playTurns(PARTICIPANT, narrator, 1);
    expect(server.questions).toHaveLength(1);
    clock.advance(1);
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))[0]).toContain(OWN);
    expect(server.questions).toHaveLength(2);
  });

  it('is understood when it says so in Google’s way', async () => {
    const clock = manualClock(START);
    const body =
      '{"error":{"code":429,"message":"","status":"","details":[{"retryDelay": "38s"}]}}';
    const { narrator, said } = await narratorAt(server.url('google'), {
      protocol: 'google',
      clock,
    });
    reply = () => ({ does: 'fail', status: 429, body });
    await playTurns(PARTICIPANT, narrator, 2);
    expect(server.questions).toHaveLength(1);
    expect(said()[0]).toContain('38 s');
  });

  it('is left alone ever longer when it does not say for how long', async () => {
    const clock = manualClock(START);
    const { narrator, said } = await narratorAt(server.url('openai-compatible'), { clock });
    reply = () => ({ does: 'fail', status: 429 });
    for (let second = 0; second < 60; second += 1) {
      await playTurns(PARTICIPANT, narrator, 1);
      clock.advance(1000);
    }
    expect(said().flatMap((one) => /^model-paused: .* (\d+) s;/u.exec(one)?.[1] ?? [])).toEqual([
      '5',
      '10',
      '20',
      '40',
    ]);
    expect(server.questions).toHaveLength(4);
  });

  it('that only fails is asked less and less', async () => {
    const clock = manualClock(START);
    const { narrator } = await narratorAt(server.url('openai-compatible'), { clock });
    reply = () => ({ does: 'fail', status: 503 });
    for (let second = 0; second < 600; second += 1) {
      await playTurns(PARTICIPANT, narrator, 1);
      clock.advance(1000);
    }
    expect(server.questions.length).toBeGreaterThan(5);
    expect(server.questions.length).toBeLessThan(16);
  });
});

describe('a model that is slow', () => {
  it('is given up when its time is over', async () => {
    const clock = manualClock(START);
    const environment = { STORY_MODEL_TIMEOUT_SECONDS: '20' };
    const { narrator, said } = await narratorAt(server.url('google'), {
      protocol: 'google',
      clock,
      environment,
    });
    reply = () => {
      queueMicrotask(() => clock.advance(20_000));
      return { does: 'wait' };
    };
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))).toEqual(offline.slice(0, 1));
    expect(server.questions).toHaveLength(1);
    expect(said()).toEqual(['turn-told-offline: model-slow']);
  });

  it('is given up at once when the engine stops', async () => {
    const { narrator, said, stop } = await narratorAt(server.url('openai-compatible'));
    reply = () => {
      queueMicrotask(stop);
      return { does: 'wait' };
    };
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 2))).toEqual(offline.slice(0, 2));
    expect(said()).toContain('turn-told-offline: model-stopped');
  });
});

describe('limits', () => {
  it('let so many calls through in a minute', async () => {
    const clock = manualClock(START);
    const environment = { STORY_MODEL_CALLS_PER_MINUTE: '2' };
    const { narrator, said } = await narratorAt(server.url('openai-compatible'), {
      clock,
      environment,
    });
    await playTurns(PARTICIPANT, narrator, 4);
    expect(server.questions).toHaveLength(2);
    expect(said().filter((one) => one === 'turn-told-offline: calls-a-minute')).toHaveLength(2);
    clock.advance(60_000);
    await playTurns(PARTICIPANT, narrator, 1);
    expect(server.questions).toHaveLength(3);
  });

  it('stop for the day, with one sentence, and begin again with the next', async () => {
    const clock = manualClock(START);
    const environment = { STORY_MODEL_TOKENS_PER_DAY: '6000' };
    const { narrator, said } = await narratorAt(server.url('openai-compatible'), {
      clock,
      environment,
    });
    await playTurns(PARTICIPANT, narrator, 6);
    const asked = server.questions.length;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(6);
    expect(asked * (TOKENS.input + TOKENS.output)).toBeLessThanOrEqual(6000);
    expect(said().filter((one) => one.startsWith('model-day-spent'))).toHaveLength(1);
    clock.advance(86_400_000);
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))[0]).toContain(OWN);
  });

  it('count what others have used', async () => {
    const clock = manualClock(START);
    const environment = { STORY_MODEL_TOKENS_PER_DAY: '6000' };
    const first = await narratorAt(server.url('openai-compatible'), { clock, environment });
    await first.usage.add('other', '2026-04-01', {
      calls: 1,
      inputTokens: 6000,
      outputTokens: 0,
      cost: 0,
    });
    await playTurns(PARTICIPANT, first.narrator, 1);
    expect(server.questions).toHaveLength(0);
  });
});

describe('what a story costs', () => {
  it('is summed up in the log, faulty answers included', async () => {
    const environment = { STORY_MODEL_INPUT_PRICE: '0.5', STORY_MODEL_OUTPUT_PRICE: '2' };
    const { narrator, events } = await narratorAt(server.url('google'), {
      protocol: 'google',
      environment,
    });
    reply = (question) =>
      server.questions.length === 1 ? { does: 'answer', text: '海。' } : retold(question);
    await playTurns(PARTICIPANT, narrator, 1);
    expect(events.filter(({ code }) => code === 'model-usage')).toEqual([
      {
        level: 'info',
        code: 'model-usage',
        uid: 'someone',
        detail: 'calls=1 input=1000 output=200 cost=0.000900',
      },
      {
        level: 'info',
        code: 'model-usage',
        uid: 'someone',
        detail: 'calls=2 input=2000 output=400 cost=0.001800',
      },
    ]);
  });

  it('stops no story when it cannot be written down', async () => {
    const refuse = () => Promise.reject(new Error('no'));
    const usage = { readDay: () => Promise.resolve(NOTHING), add: refuse };
    const { narrator, said } = await narratorAt(server.url('google'), {
      protocol: 'google',
      usage,
    });
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))[0]).toContain(OWN);
    expect(said()[0]).toContain('model-usage-not-written');
  });

  it('is not called while the usage is unknown', async () => {
    const refuse = () => Promise.reject(new Error('no'));
    const { narrator, said } = await narratorAt(server.url('google'), {
      protocol: 'google',
      usage: { readDay: refuse, add: refuse },
    });
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))).toEqual(offline.slice(0, 1));
    expect(said()).toEqual(['turn-told-offline: usage-unknown']);
    expect(server.questions).toHaveLength(0);
  });
});

const NOTHING = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 };
