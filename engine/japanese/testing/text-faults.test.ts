import { beforeAll, describe, expect, it } from 'vitest';
import { marudeFaults } from './habits';
import { textFaults } from './text-faults';
import { japaneseTokeniser, type Tokenise } from './tokens';

let tokenise: Tokenise;
beforeAll(async () => {
  tokenise = await japaneseTokeniser();
});

const kindsOf = (text: string, typed: readonly string[] = []): string[] => [
  ...new Set(textFaults(text, typed, tokenise).map(({ kind }) => kind)),
];

describe('a fault is found', () => {
  it.each([
    ['doubled-particle', '灯は本をを読んだ。'],
    ['doubled-particle', '風がが吹いた。'],
    ['doubled-particle', '灯は港にに行った。'],
    ['doubled-particle', '灯は荷をが見た。'],
    ['doubled-particle', '橋ではは誰も待たない。'],
    ['doubled-particle', '鐘のの音がした。'],
    ['sentence-end', '灯は橋を歩い。'],
    ['sentence-end', '灯は手紙を書か。'],
    ['sentence-end', '風はもう速けれ。'],
    ['sentence-end', '灯は橋を渡らなかっ。'],
    ['sentence-end', '灯の欲しい朝はそんな。'],
    ['sentence-end', '灯は橋を渡った'],
    ['sentence-end', '灯は橋を渡った、。'],
    ['sentence-end', '灯は笑った。。'],
    ['sentence-end', '「待て。」とタエは言った。'],
    ['sentence-end', 'タエは「」と言った。'],
    ['sentence-end', '、灯は笑った。'],
    ['sentence-start', 'を三つ買った。'],
    ['sentence-start', '灯は笑った。が売れたからである。'],
    ['sentence-start', '「を三つください」と灯は言った。'],
    ['brackets', '「待て、とタエは言った。'],
    ['brackets', '「『待て」』とタエは言った。'],
    ['slot', '灯は{goods}を買った。'],
    ['slot', '灯は朝|明け方に起きた。'],
    ['slot', '灯はundefinedを買った。'],
    ['slot', '銀貨銀貨三枚を払った。'],
    ['slot', '札は銀貨三枚枚である。'],
    ['counter', '灯は麻縄を三本買った。'],
    ['counter', '灯は麻縄三冊を背負った。'],
    ['counter', '三枚の麻縄が届いた。'],
    ['counter', '『値切りの作法』を二枚売った。'],
    ['counter', '灯は本を三本読んだ。'],
    ['counter', '二羽の猫が鳴いた。'],
    ['counter', '麻縄が三本残った。'],
    ['no-da-twice', '鐘が鳴ったのだった。朝が来たのだった。'],
    ['no-da-twice', '鐘が鳴ったんだった。朝が来たのであった。'],
  ])('%s: %s', (kind, text) => {
    expect(kindsOf(text)).toContain(kind);
  });
});

describe('nothing is wrong with', () => {
  it.each([
    '膝頭ががくがくする。',
    '人を笑うのははなはだ失礼である。',
    'すもももももももものうち。',
    '誰もが橋を見た。誰も彼もが黙る。',
    '灯には朝が、タエには夜がある。橋からは海も見える。名をも売る。',
    '桟橋の板を三枚はがした。',
    '鐘が、六つ。',
    '犯人のほうが手っ取りばやい。',
    '片方が「きゃあ」、片方が「あはは」と言う。',
    '「では、これを」「その足音、灯だろ」',
    '「でも、名が、その」ミオは言いかけた。ふっ。灯が消える。',
    '「無敵、はこのままでいい」と敵は言った。',
    '「決まり！」が来た。『またか』は来ない。',
    'いちに書き逃げ、にに逃げ字、さんで三べん書き直す。',
    '灯は麻縄三束を背負い、四束の麻縄を売り、麻縄を二束残した。',
    '灯は『値切りの作法』を二冊売った。三冊の『値切りの作法』が残る。',
    '麻縄は四枚で売れた。麻縄を四枚で売る。本を三冊、麻縄を一つ。二匹の猫が本を一目見る。犬が十杯飲む。',
    '猫の額三枚ぶんの庭である。',
    '鐘が鳴ったのだった。朝が来る。夜も来たのだった。',
    '「……待て」\n――誰もいない。',
  ])('%s', (text) => {
    expect(textFaults(text, [], tokenise)).toEqual([]);
  });

  it('what participants typed', () => {
    const typed = ['{を}が。', '「どうも。」'];
    expect(kindsOf('{を}が。は橋を渡った。', typed)).toEqual([]);
    expect(kindsOf('{を}が。は橋をを渡った。', typed)).toEqual(['doubled-particle']);
  });
});

it('「まるで」 stands on a page once', () => {
  const page = ['橋はまるで獣のように唸った。', '灯は笑った。'];
  expect(marudeFaults(page)).toEqual([]);
  expect(marudeFaults([...page, '風はまるで夢みたいに甘い。'])).toEqual([
    { kind: 'marude-twice', excerpt: '風はまるで夢みたいに甘い。' },
  ]);
});
