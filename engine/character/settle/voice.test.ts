import { describe, expect, it } from 'vitest';
import { compileCharacter } from '../compile-character';

const heroOf = (trait: string, firstLine: string, name = '灯') =>
  compileCharacter({ trait, firstLine, name, camp: '平和' });

describe('the voice of a character', () => {
  it.each([
    ['', 'あたしの番だよ。', 'soft', 'あたし'],
    ['', 'わたし、ここで待ってるね。', 'soft', 'わたし'],
    ['高校二年生の女の子。部活はバレー部。', 'まだ帰らないよ。', 'soft', null],
    ['七十二歳のおばあさん。編み物が得意。', 'まだ帰らないよ。', 'soft', null],
    ['七十二歳のおじいさん。', 'まだ帰らないよ。', 'old', null],
    ['', '困ったわねえ。', 'soft', null],
    ['八歳の迷子。', 'あたし、まいご。', 'child', 'あたし'],
    ['八歳の女の子。', 'まだ帰らないよ。', 'child', null],
    ['八歳の男の子。', 'まだ帰らないよ。', 'child', '僕'],
    ['八歳の迷子。', 'まだ帰らないよ。', 'child', null],
    ['無口な女の子。', '……別に。', 'taciturn', 'わたし'],
    ['無口な男。', '……別に。', 'taciturn', null],
    ['四十歳の大工の男。', '私の番だ。', 'plain', 'わたし'],
    ['', '僕は悪くない。', 'plain', '僕'],
    ['明るい男の子の高校生。', 'さて。', 'cheerful', '僕'],
    ['女言葉で話す大男。', 'さて。', 'soft', '僕'],
  ])('of 「%s」「%s」 is %s, %s', (trait, firstLine, id, pronoun) => {
    expect(heroOf(trait, firstLine).voice).toMatchObject({ id, pronoun });
  });

  it.each([
    ['花子', 'soft'],
    ['健太郎', 'plain'],
    ['ミナ', 'soft'],
    ['ゆうと', 'plain'],
    ['灯', 'plain'],
  ])('follows the name %s where nothing else says it', (name, id) => {
    expect(heroOf('', 'まだ帰らないよ。', name).voice.id).toBe(id);
  });

  it('follows the trait where the name says otherwise', () => {
    expect(heroOf('海が好きな男。', 'まだ帰らないよ。', '花子').voice.id).toBe('plain');
  });
});
