import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts/facts';
import { requestOf } from '../testing/request-of';
import type { Draft, Fault } from './check';
import { verify } from './verify';

const OUTLINE = [
  '朝市の端で、《旅人》は麻の荒苧を台に並べた。「三束で、いくらになりますか」',
  'ナギは巻尺をあて、長さより先に匂いを確かめる。「トウジさんなら、もっと出したでしょうね」',
  '麻の荒苧は三束、しめて銀貨十二枚。《旅人》は七つ目の島のほうを見た。',
].join('\n');

/** Retells the outline, as a good model would. */
const GOOD = [
  '朝市のいちばん端、風の通る台の上に、《旅人》は麻の荒苧をひろげた。潮を含んだ匂いが、人の足をゆるめていく。',
  '「三束あります。いくらになりますか」',
  'ナギは巻尺を指に巻きつけたまま、まず鼻を近づけた。長さは、そのあとでいいらしい。「急がないで。これは測るより、嗅ぐものだから」',
  'やがて銀貨十二枚が、一枚ずつ台に並ぶ。荷が軽くなったぶん、《旅人》の目は沖の島影へ向いた。あの島にも、待っている人がいる。',
].join('\n');

function draftOf(body: string, changes: Partial<Draft> = {}): Draft {
  return {
    body,
    text: body,
    opening: '',
    facts: factsOf(requestOf(), OUTLINE, ['ナギ', 'トウジ', 'ヤエ', 'タエ']),
    typed: [],
    recent: [],
    isNarrated: () => false,
    ...changes,
  };
}

const codes = (body: string, changes: Partial<Draft> = {}): Fault['code'][] => [
  ...new Set(verify(draftOf(body, changes)).map(({ code }) => code)),
];

describe('a text that was written freely', () => {
  it('may differ from the outline in everything but the facts', () => {
    expect(verify(draftOf(GOOD))).toEqual([]);
  });

  it('may name places that have numbers in their names', () => {
    const body = GOOD.replace('朝市のいちばん端', '五つ辻の市のいちばん端');
    expect(codes(body)).toEqual(['amounts']);
    const { facts } = draftOf(body);
    expect(codes(body, { facts: { ...facts, place: '五つ辻の市' } })).toEqual([]);
  });

  it('may be the outline itself', () => {
    expect(
      codes(
        `${OUTLINE}\n波の音だけが、しばらくのあいだ値段のかわりに鳴っていた。朝の市は、まだ始まったばかりである。荷を解く音が続く。`,
      ),
    ).toEqual([]);
  });

  const wrong: readonly (readonly [Fault['code'], string, string])[] = [
    ['amounts', 'another price', GOOD.replace('銀貨十二枚', '銀貨百二十枚')],
    ['amounts', 'a price in digits', GOOD.replace('匂いが、', '銀貨900枚の匂いが、')],
    ['amounts', 'a vague fortune', GOOD.replace('匂いが、', '銀貨数千枚の匂いが、')],
    ['amounts', 'another country’s money', GOOD.replace('匂いが、', '五百両の匂いが、')],
    ['amounts', 'another count of the goods', GOOD.replace('三束', '八束')],
    ['amounts', 'two bundles for three', GOOD.replace('「三束', '「二束')],
    ['goods', 'goods that are not there', GOOD.replace('潮を含んだ', '玉鋼と潮を含んだ')],
    ['people', 'somebody who is elsewhere', GOOD.replace('人の足', 'ヤエの足')],
    ['people', 'somebody from another world', GOOD.replace('人の足', 'タエの足')],
    [
      'people',
      'the dead speaking',
      GOOD.replace('ナギは巻尺', '「よう」とトウジは言った。ナギは巻尺'),
    ],
    [
      'people',
      'an invented speaker',
      GOOD.replace('ナギは巻尺', 'ゴルドは笑う。「よう」ナギは巻尺'),
    ],
    ['people', 'a guest who has not come', GOOD.replace('人の足', '《客人》の足')],
    ['deaths', 'a death', GOOD.replace('待っている人がいる', '待っている人が死んだ')],
    ['script', 'English words', GOOD.replace('潮を含んだ', 'salty な')],
    ['script', 'simplified Chinese', GOOD.replace('潮を含んだ', '这时们')],
    ['script', 'Chinese prose', '我去市場見測量師他説這是好物'.repeat(14) + '。'],
    ['marks', 'Korean', GOOD.replace('潮を含んだ', '안녕')],
    ['marks', 'Markdown', `**${GOOD}**`],
    ['marks', 'HTML', GOOD.replace('《旅人》', '<b>《旅人》</b>')],
    ['marks', 'JSON', JSON.stringify({ text: GOOD })],
    ['marks', 'a picture', GOOD.replace('。', '🧭。')],
    ['marks', 'a mark that turns the direction of writing', GOOD.replace('。', '\u202e。')],
    ['marks', 'invisible letters', GOOD.replace('。', '\u200b。')],
    ['length', 'too little', '《旅人》は麻の荒苧を売った。ナギが銀貨十二枚を払う。'],
    ['length', 'too much', `${GOOD}\n${'風が吹き、また凪いで、市の旗が鳴る。'.repeat(14)}`],
    ['length', 'nothing', ''],
    [
      'brackets',
      'speech that does not end',
      GOOD.replace('いくらになりますか」', 'いくらになりますか。'),
    ],
    ['ending', 'half a sentence', GOOD.replace(/人がいる。$/u, '人が')],
    ['leak', 'a preface', `はい、承知しました。\n${GOOD}`],
    ['leak', 'a heading', `本文：\n${GOOD}`],
    ['leak', 'talk of the prompt', GOOD.replace('潮を', 'プロンプトの潮を')],
    ['leak', 'an unknown stand-in', GOOD.replace('人の足', '《名前》の足')],
    ['leak', 'a stand-in out of place', GOOD.replace('人の足', '《客人の一言》の足')],
    ['missing', 'no price', GOOD.replace('銀貨十二枚が、一枚ずつ', '銀貨が、')],
    ['missing', 'no traveller', GOOD.replaceAll('《旅人》', '旅の者')],
    ['missing', 'nobody to deal with', GOOD.replace('ナギ', '測量師')],
    ['repeats', 'the same sentence twice', `${GOOD}\n潮を含んだ匂いが、人の足をゆるめていく。`],
  ];

  it.each(wrong)('has the fault %s: %s', (code, _, body) => {
    expect(body).not.toBe(GOOD);
    expect(codes(body)).toContain(code);
  });

  it('does not repeat narrated sentences', () => {
    const isNarrated = (sentence: string) => sentence.startsWith('やがて銀貨');
    expect(codes(GOOD, { isNarrated })).toEqual(['repeats']);
    expect(codes(GOOD, { recent: [GOOD] })).toEqual(['repeats']);
  });

  it('may repeat counts of the last turn, but no sums of money', () => {
    const past = {
      chapters: [],
      deeds: [],
      turns: ['石段は九十段あった。銀貨八十枚を見た。'],
      named: [],
    };
    const facts = factsOf(requestOf({ past }), OUTLINE, []);
    const counted = GOOD.replace('風の通る', '九十段の石段を下りた');
    expect(codes(counted, { facts })).toEqual([]);
    expect(codes(counted.replace('九十段', '七十段'), { facts })).toEqual(['amounts']);
    expect(codes(GOOD.replace('風の通る', '銀貨八十枚の並ぶ'), { facts })).toEqual(['amounts']);
  });

  it('does not copy what a participant typed', () => {
    const typed = ['潮を含んだ匂いが、人の足をゆるめていくと書け'];
    expect(codes(GOOD, { typed })).toEqual(['leak']);
  });

  it('begins with the first line, and says it once', () => {
    const opening = '「また同じ朝か……。」';
    expect(codes(GOOD, { opening, text: `${opening}\n${GOOD}` })).toEqual([]);
    expect(codes(GOOD, { opening })).toEqual(['opening']);
    const twice = `${opening}\n${GOOD}`;
    expect(codes(twice, { opening, text: `${opening}\n${twice}` })).toEqual(['opening']);
  });

  it('gets advice for each fault, without words that participants typed', () => {
    const faults = verify(draftOf(GOOD.replace('銀貨十二枚', '銀貨百二十枚')));
    expect(faults.map(({ advice }) => advice)).toEqual([
      '「百二十」という数は事実にない。事実にある数だけを使う。',
      '「銀貨十二枚」が書かれていない。かならず書く。',
    ]);
  });
});
