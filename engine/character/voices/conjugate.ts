/** Forms of a verb whose ます stem is known: 行き → 行く, 行った, 行かない, 行こう, 行って. */
export interface VerbForms {
  readonly plain: string;
  readonly past: string;
  readonly negative: string;
  readonly volitional: string;
  readonly te: string;
}

type Endings = readonly [plain: string, past: string, negative: string, will: string, te: string];

/** Godan verbs by the last kana of their stem. */
const GODAN: Readonly<Record<string, Endings>> = {
  い: ['う', 'った', 'わない', 'おう', 'って'],
  き: ['く', 'いた', 'かない', 'こう', 'いて'],
  ぎ: ['ぐ', 'いだ', 'がない', 'ごう', 'いで'],
  し: ['す', 'した', 'さない', 'そう', 'して'],
  ち: ['つ', 'った', 'たない', 'とう', 'って'],
  に: ['ぬ', 'んだ', 'なない', 'のう', 'んで'],
  び: ['ぶ', 'んだ', 'ばない', 'ぼう', 'んで'],
  み: ['む', 'んだ', 'まない', 'もう', 'んで'],
  り: ['る', 'った', 'らない', 'ろう', 'って'],
};
const ICHIDAN: Endings = ['る', 'た', 'ない', 'よう', 'て'];

/** Irregular stems, the first that matches; so many letters of the stem belong to the ending. */
const IRREGULAR: readonly (readonly [RegExp, letters: number, Endings])[] = [
  // After a counter or another noun they stay verbs of one kanji: 一枚足し, 皿を裏返し.
  [
    /(?:(?<![満補不充])足|(?<!賃)貸|(?<!仕)返|直|消|隠|渡|(?<![会電対談通])話|(?<![破倒崩全半損])壊)し$/u,
    1,
    ['す', 'した', 'さない', 'そう', 'して'],
  ],
  [
    /(?:落と|逃が|剥が|灯も|とも|尽く|なく|無く|つく|かく|[見出引差呼持取思言][直出返渡越通流])し$/u,
    1,
    ['す', 'した', 'さない', 'そう', 'して'],
  ],
  [/(?:くださ|いらっしゃ|なさ|おっしゃ|ござ)い$/u, 1, ['る', 'った', 'らない', 'ろう', 'って']],
  [
    /(?:^|[をにがはもく、。]|[どそこ]う|[うよ]と|[^一-龠ァ-ヶ][ァ-ヶー]+|[一-龠々]{2}|ん[ぁ-ん]り|っ[ぁ-ん]り|[おご][^をにがはも、。]{1,5}|[ァ-ヶー]{2})し$/u,
    1,
    ['する', 'した', 'しない', 'しよう', 'して'],
  ],
  [/あり$/u, 2, ['ある', 'あった', 'ない', 'あろう', 'あって']],
  [/(?:行|[てで]い|[にへも、]い|^い)き$/u, 1, ['く', 'った', 'かない', 'こう', 'って']],
  [/(?:^|[てにへはも、]|んで|[泳急注漕]いで)き$/u, 1, ['くる', 'きた', 'こない', 'こよう', 'きて']],
  [/[雨雪霧]が降り$/u, 1, ['る', 'った', 'らない', 'ろう', 'って']],
  [
    /(?:起き|落ち|生き|尽き|飽き|でき|出来|過ぎ|すぎ|借り|降り|下り|足り|懲り|満ち|朽ち|伸び|浴び|詫び|滅び|帯び|錆び|試み|染み|[てで]み|[味子]をみ|用い|老い|悔い|報い|率い|.じ)$/u,
    0,
    ICHIDAN,
  ],
  [/(?:向か|むか|うかが|ちが|したが|ねが)い$/u, 1, ['う', 'った', 'わない', 'おう', 'って']],
  [/(?:^|[てでにがはもとかだ、。]|[人匹羽艘]|もう)い$/u, 0, ICHIDAN],
];

/** @param stem With whatever stands before it: お茶を飲み. */
export function formsOf(stem: string): VerbForms {
  const irregular = IRREGULAR.find(([pattern]) => pattern.test(stem));
  if (irregular !== undefined)
    return joined(stem.slice(0, stem.length - irregular[1]), irregular[2]);
  const godan = GODAN[stem.slice(-1)];
  return godan === undefined ? joined(stem, ICHIDAN) : joined(stem.slice(0, -1), godan);
}

function joined(before: string, [plain, past, negative, will, te]: Endings): VerbForms {
  return {
    plain: before + plain,
    past: before + past,
    negative: before + negative,
    volitional: before + will,
    te: before + te,
  };
}
