import { describe, expect, it } from 'vitest';
import { compileCharacter } from '../../character/compile-character';
import type { LogEvent } from '../../ports/runtime/event-log';
import { manualClock } from '../../testing/manual-clock';
import { createLimits } from '../model/limits';
import { memoryUsage } from '../model/memory-usage';
import { ModelError, NO_TOKENS, type TextModel } from '../model/text-model';
import { createModelCharacterReader } from './model-character-reader';

const TEXTS = {
  trait: '潮の匂いで明日がわかる、海辺の婆の末っ子',
  firstLine: '凪は、長くは続かんよ。',
  name: '汐',
  camp: '平和',
} as const;

const answering = (text: string): TextModel => ({
  complete: () => Promise.resolve({ text, tokens: NO_TOKENS }),
});

function readerWith(model: TextModel) {
  const events: LogEvent[] = [];
  const log = (event: LogEvent) => void events.push(event);
  const clock = manualClock(0);
  const usage = memoryUsage();
  const readDay = (day: string) => usage.readDay(day);
  const read = createModelCharacterReader({
    model,
    limits: createLimits({ clock, log, callsPerMinute: 10, tokensPerDay: 1e6, readDay }),
    usage,
    budget: { carries: () => Promise.resolve(true) },
    prices: { input: 0, cached: 0, output: 0, thinking: 0 },
    clock,
    log,
    timeoutMs: 1000,
    stopping: new AbortController().signal,
  });
  return { read, events };
}

describe('a character that a model reads', () => {
  it('has what the model found, with the words that it quotes', async () => {
    const answer =
      '得意 天気を読む 潮の匂いで明日がわかる\n話し方 年寄りらしい／わし 凪は、長くは続かんよ';
    const { read, events } = readerWith(answering(answer));
    const { skills, voice } = await read('someone', TEXTS);
    expect(skills).toMatchObject([
      { id: 'read-weather', span: { source: 'trait', words: '潮の匂いで明日がわかる' } },
    ]);
    expect(voice).toMatchObject({ id: 'old', pronoun: 'わし' });
    expect(events.map(({ code }) => code)).toContain('character-read-by-model');
  });

  it('has what stands beside a word: years, what became of somebody, what a want is about', async () => {
    const { read } = readerWith(
      answering(
        [
          '年 年寄り／70 婆',
          '縁 祖母／亡くなった 婆',
          '縁　母　婆',
          '仕事 漁師／見習い 海辺',
          '望み ～を守る/妹 末っ子',
        ].join('\n'),
      ),
    );
    const { age, ties, trades, want } = await read('someone', TEXTS);
    expect(age).toMatchObject({ band: 'old', years: 70 });
    expect(ties).toMatchObject([
      { id: 'grandmother', state: 'dead' },
      { id: 'mother', state: 'living' },
    ]);
    expect(trades).toMatchObject([{ id: 'fisher', word: '漁師', stage: 'apprentice' }]);
    expect(want).toMatchObject({ id: 'protect', object: { kind: 'tie', id: 'younger-sister' } });
  });

  it('has nothing that the participant did not write', async () => {
    const { read } = readerWith(answering('得意 天気を読む 潮の匂い\n得意 手当て 薬に詳しい'));
    expect((await read('someone', TEXTS)).skills.map(({ id }) => id)).toEqual(['read-weather']);
  });

  it.each([
    ['has a word of no vocabulary', answering('得意 かならず勝つ 潮の匂い')],
    ['has an id instead of its word', answering('得意 read-weather 潮の匂い')],
    ['names a kind that there is not', answering('秘密 手当て 潮の匂い')],
    ['gives an impossible age', answering('年 子ども／たくさん 婆')],
    ['says of somebody what cannot be said', answering('縁 祖母／飛んでいる 婆')],
    ['wants something that is no word', answering('望み 〜を守る／潮 潮の匂い')],
    ['is prose', answering('この人は海辺に住んでいます。')],
    [
      'does not come',
      { complete: () => Promise.reject(new ModelError('model-failed', 'The connection failed.')) },
    ],
    [
      'breaks the adapter',
      { complete: () => Promise.reject(new TypeError('x is not a function')) },
    ],
  ])('is the lexicon’s where the answer %s', async (_, model) => {
    const { read, events } = readerWith(model);
    expect(await read('someone', TEXTS)).toEqual(compileCharacter(TEXTS));
    expect(events.map(({ code }) => code)).not.toContain('character-read-by-model');
    expect(JSON.stringify(events)).not.toContain('潮');
  });

  it('asks nobody about nothing', async () => {
    const { read } = readerWith({ complete: () => Promise.reject(new Error('was asked')) });
    const empty = { ...TEXTS, trait: ' ', firstLine: '' };
    expect(await read('someone', empty)).toEqual(compileCharacter(empty));
  });
});
