import { describe, expect, it } from 'vitest';
import { compileCharacter } from '../compile-character';

const heroOf = (trait: string, firstLine: string, name = '灯') =>
  compileCharacter({ trait, firstLine, name, camp: '平和' });

describe('the voice of a character', () => {
  it.each([
    ['', 'あたしの番だよ。', 'soft', 'あたし'],
    ['', 'わたし、ここで待ってるね。', 'soft', 'わたし'],
    ['高校二年生の女の子。部活はバレー部。', 'まだ帰らないよ。', 'soft', null],
    ['七十二歳のおばあさん。編み物が得意。', 'まだ帰らないよ。', 'blunt', null],
    ['産婆を四十年。口は悪いが、赤子には甘い', 'さっさと湯を沸かしな！', 'blunt', null],
    ['女船長、豪快', '野郎ども、帆を上げな！', 'blunt', null],
    ['旅芸人の女。気風がいい。', 'あたしに任せな！', 'blunt', 'あたし'],
    ['', 'あんた、あたしの船に何の用だい。', 'blunt', 'あたし'],
    ['', 'さっさと湯を沸かしな！', 'blunt', null],
    ['老舗旅館の女将', 'さて。', 'blunt', null],
    ['居酒屋のおかみ', 'さて。', 'blunt', null],
    ['七十の老婆', 'さて。', 'blunt', null],
    ['口が悪い女子高生', 'さて。', 'blunt', null],
    ['女鍛冶。', 'てめえ、誰に口きいてやがる。', 'blunt', null],
    ['高校二年生の女の子', '元気かい？', 'blunt', null],
    ['おかみ口調で話す。', 'さて。', 'blunt', null],
    ['', 'なめんじゃないよ。', 'blunt', null],
    // Men, the polite and gentle, who says わし or 俺, and かい of anybody.
    ['荒くれの大男', 'とっとと失せな。', 'rough', null],
    ['男の料理人', 'さっさと湯を沸かしな！', 'rough', null],
    ['口が悪い。', 'さて。', 'rough', null],
    ['女鍛冶。', '俺に任せとけ。', 'rough', '俺'],
    ['お婆さん', 'わしの目の黒いうちは負けんのじゃ。', 'old', 'わし'],
    ['老舗旅館の女将', 'いらっしゃいませ。お待ちしておりました。', 'polite', null],
    ['優しいおばあさん。', 'さて。', 'soft', null],
    ['姉御肌の看護師', 'おはようございます。', 'polite', null],
    ['居酒屋のおばちゃん。関西弁。', 'さて。', 'kansai', null],
    ['', '元気かい？', 'cheerful', null],
    ['', 'おまえさん、どこから来たんだい。', 'plain', null],
    ['', 'これ、好きな。', 'plain', null],
    ['', 'いらっしゃい！今日も安いよ！', 'cheerful', null],
    ['おばあちゃんに育てられた少年', 'さて。', 'child', '僕'],
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
