import { PLAIN } from './plain-grammars';
import type { VoiceGrammar } from './voice-grammar';

/** いる, after て or as a verb of its own. */
const ORU: VoiceGrammar['forms'] = [
  [/(?<=^|もう|[てでにがはも、])いる$/u, 'おる'],
  [/(?<=^|もう|[てでにがはも、])いた$/u, 'おった'],
  [/(?<=^|もう|[てでにがはも、])いなかった$/u, 'おらなんだ'],
  [/いい$/u, 'よい'],
];

/** 掃除がいります asks for 要る, which never becomes おる. */
const NEEDED: readonly [RegExp, string] = [/(?<=[がはも、])いり(?=ます)/gu, '要り'];
/** ている within a sentence: 知っておる人. */
const ORU_WITHIN: VoiceGrammar['within'] = [
  [/(?<=[一-龠ぁ-ん]て|んで)い?る(?=[^、。！？])/gu, 'おる'],
  [/(?<=[一-龠ぁ-ん]て|んで)いた(?![いだ])(?=[^、。！？])/gu, 'おった'],
];
/** Of ない after a verb, within a sentence: 知らん人, 足りぬもの; not しかない, 危ない, 悪くない, nor what `convertEnd` converts. */
const OF_A_VERB = String.raw`(?<=[わさたなばまら来見寝出着煮]|(?:[急担泳騒脱繋注継稼嗅]|ふさ|さわ)が|(?<![しほた])か|(?<!情)[えけげせてねべめれ]|足り|[一-龠][きみ])`;
/** What stands after ない within a sentence, where it is no end that is converted. */
const WITHIN = String.raw`(?=[^、。！？かよねわ])(?![んの]?です|でくださ|でと|でしょう|のでは|んじゃ)`;
const NAI_WITHIN = new RegExp(`${OF_A_VERB}ない${WITHIN}`, 'gu');
const INAI_WITHIN = new RegExp(`(?<=[一-龠ぁ-ん]て|んで)いない${WITHIN}`, 'gu');
const NAIDE_WITHIN = new RegExp(`${OF_A_VERB}ないで(?!くださ|と)(?=[^、。！？])`, 'gu');
const II_WITHIN = /(?<=[てで])いい(?=[^、。！？でかねよんの])/gu;
const NAKATTA_WITHIN = new RegExp(String.raw`${OF_A_VERB}なかった(?=[^、。！？でよねが])`, 'gu');

export const OLD: VoiceGrammar = {
  ...PLAIN,
  within: [
    NEEDED,
    [INAI_WITHIN, 'おらん'],
    [II_WITHIN, 'よい'],
    [NAKATTA_WITHIN, 'なんだ'],
    [NAI_WITHIN, 'ん'],
    ...ORU_WITHIN,
    [/だから(?=、)/gu, 'じゃから'],
  ],
  noun: ['じゃ', 'じゃ'],
  copula: 'じゃ',
  pastNoun: 'じゃった',
  guess: 'じゃろう',
  wonder: ['じゃろうか', 'じゃろうか'],
  verb: ['', 'ぞ'],
  state: ['', 'わい'],
  explain: ['んじゃ', 'んじゃ'],
  request: 'くれんか',
  prohibition: 'んでくれ',
  give: 'くれんか',
  propose: 'かのう',
  askNoun: ['かのう', 'じゃ'],
  askVerb: ['かのう', 'んじゃ'],
  askExplained: ['のか', 'んじゃ'],
  askPotential: 'かのう',
  ne: 'のう',
  yo: 'ぞ',
  nounBut: 'じゃが',
  nounSince: 'じゃから',
  forms: [
    ...ORU,
    [/(?<=^|もう|[てでにがはも、])いない$/u, 'おらん'],
    [/しない$/u, 'せん'],
    [/(?<!^|もう|まだ|[がはもにく、])なかった$/u, 'なんだ'],
    [/(?<!^|もう|まだ|ほか|しか|[がはもにく、])ない$/u, 'ん'],
  ],
  openings: { はい: 'うむ', いいえ: 'いや', いえ: 'いや', ですが: 'じゃが', ですから: 'じゃから' },
};

const BOOKISH_FORMS: VoiceGrammar['forms'] = [
  [/(?<=^|もう|[てでにがはも、])いない$/u, 'おらぬ'],
  [/いい$/u, 'よい'],
  [/しない$/u, 'せぬ'],
  [/(?<!^|もう|まだ|ほか|しか|[がはもにく、])ない$/u, 'ぬ'],
];

export const HAUGHTY: VoiceGrammar = {
  ...PLAIN,
  within: [
    [NAIDE_WITHIN, 'ずに'],
    [NAI_WITHIN, 'ぬ'],
  ],
  noun: ['だ', 'である'],
  pastNoun: 'であった',
  guess: 'であろう',
  wonder: ['であろうか', 'であろうか'],
  explain: ['のだ', 'のだ'],
  request: 'もらおう',
  prohibition: 'ないでもらおう',
  give: 'もらおう',
  askExplained: ['のか', 'のだ'],
  ne: 'な',
  yo: 'ぞ',
  forms: BOOKISH_FORMS,
  openings: { ...PLAIN.openings, はい: 'うむ' },
};

export const SAMURAI: VoiceGrammar = {
  ...HAUGHTY,
  within: [
    NEEDED,
    [INAI_WITHIN, 'おらぬ'],
    [II_WITHIN, 'よい'],
    [NAIDE_WITHIN, 'ずに'],
    [/(?<=[^。、])だから(?=、)/gu, 'ゆえ'],
    [/(?<=[るい]|った|いた)から(?=、)/gu, 'ゆえ'],
    [NAKATTA_WITHIN, 'なんだ'],
    [NAI_WITHIN, 'ぬ'],
    ...ORU_WITHIN,
    [/(?<=[ァ-ヶ])さん/gu, '殿'],
  ],
  noun: ['だ', 'でござる'],
  pastNoun: 'でござった',
  notNoun: 'ではござらぬ',
  wonder: ['であろうか', 'であろうか'],
  explain: ['のだ', 'のでござる'],
  request: 'くだされ',
  prohibition: 'ないでくだされ',
  give: 'くだされ',
  askNoun: ['でござるか', 'でござるか'],
  askVerb: ['か', 'のでござるか'],
  askExplained: ['のでござるか', 'のでござるか'],
  since: 'ゆえ',
  nounBut: 'でござるが',
  nounSince: 'ゆえ',
  forms: [
    ...ORU,
    [/(?<!^|もう|まだ|[てでがはもく、])なかった$/u, 'なんだ'],
    [/(?<=^|もう|まだ|[がはもに、])ない$/u, 'ござらぬ'],
    ...BOOKISH_FORMS,
  ],
  openings: { ...PLAIN.openings, はい: 'さよう' },
};

export const KANSAI: VoiceGrammar = {
  ...PLAIN,
  within: [
    NEEDED,
    [INAI_WITHIN, 'へん'],
    [II_WITHIN, 'ええ'],
    [/(?<=[うくすつぬぶむるただ])の(?=です[がけ])/gu, 'ん'],
    [/(?<=[一-龠ぁ-ん]て|んで)い(?=る|た(?![いだ]))/gu, ''],
    [NAKATTA_WITHIN, 'んかった'],
    [NAI_WITHIN, 'ん'],
    [/ては(?=いけ)/gu, 'たら'],
    [/てしま(?=[うっいわ])/gu, 'てま'],
    [/てお(?=[かきくけこ]|いて|いた)/gu, 'と'],
    [/言っ(?=[たて])/gu, '言う'],
    [/買っ(?=[たて])/gu, '買う'],
    [/もらっ(?=[たて])/gu, 'もろ'],
    [/^だから(?=、)/gu, 'せやから'],
    [/だから(?=、)/gu, 'やから'],
    [/なんだ(?=、)/gu, 'なんや'],
  ],
  noun: ['や', 'や'],
  copula: 'や',
  pastNoun: 'やった',
  notNoun: 'とちゃう',
  guess: 'やろ',
  wonder: ['やろか', 'やろか'],
  verb: ['', 'で'],
  past: ['', 'で'],
  adjective: ['', 'で'],
  explain: ['んや', 'んや'],
  request: 'や',
  prohibition: 'んといてや',
  give: 'おくれ',
  propose: 'や',
  askNoun: ['か', 'や'],
  askVerb: ['ん？', 'ん？'],
  askExplained: ['んか', 'ん？'],
  askPotential: 'か',
  ne: 'な',
  yo: 'で',
  but: 'けど',
  nounBut: 'やけど',
  nounSince: 'やから',
  forms: [
    [/言った$/u, '言うた'],
    [/買った$/u, '買うた'],
    [/もらった$/u, 'もろた'],
    [/(?<=[てで])いる$/u, 'る'],
    [/(?<=[てで])いた$/u, 'た'],
    [/(?<=[てで])いない$/u, 'へん'],
    [/(?<=[てで])いなかった$/u, 'へんかった'],
    [/(?<=^|もう|[にがはも、])いる$/u, 'おる'],
    [/(?<=^|もう|[にがはも、])いた$/u, 'おった'],
    [/(?<=^|もう|[にがはも、])いない$/u, 'おらへん'],
    [/(?<=^|もう|[にがはも、])いなかった$/u, 'おらへんかった'],
    [/いけない$/u, 'あかん'],
    [/しない$/u, 'せえへん'],
    [/しなかった$/u, 'せえへんかった'],
    [/(?<=^|[がはもに、])ない$/u, 'あらへん'],
    [/(?<=^|[がはもに、])なかった$/u, 'なかった'],
    [/(?<!く)なかった$/u, 'へんかった'],
    [/(?<!く|ほか|しか)ない$/u, 'へん'],
    [/いい$/u, 'ええ'],
  ],
  openings: {
    はい: 'ああ',
    いいえ: 'いや',
    いえ: 'いや',
    では: 'ほな',
    ですが: 'せやけど',
    ですから: 'せやから',
  },
};
