import type { VoiceGrammar } from './voice-grammar';

export const PLAIN: VoiceGrammar = {
  noun: ['だ', 'だ'],
  copula: 'だ',
  pastNoun: 'だった',
  notNoun: 'ではない',
  guess: 'だろう',
  wonder: ['だろうか', 'だろうか'],
  verb: ['', ''],
  past: ['', ''],
  adjective: ['', ''],
  negative: ['', ''],
  explain: ['んだ', 'んだ'],
  request: 'くれ',
  prohibition: 'ないでくれ',
  give: 'くれ',
  propose: '',
  askNoun: ['か', 'だ'],
  askVerb: ['か', ''],
  askExplained: ['のか', 'んだ'],
  askPotential: 'か',
  ne: 'ね',
  yo: 'よ',
  but: 'が',
  since: 'から',
  nounBut: 'だが',
  nounSince: 'だから',
  forms: [],
  openings: { はい: 'ああ', いいえ: 'いや', いえ: 'いや', ですが: 'だが', ですから: 'だから' },
};

/** いる after て is worn down to る. */
const SHORT_IRU: VoiceGrammar['forms'] = [
  [/(?<=[てで])いる$/u, 'る'],
  [/(?<=[てで])いた$/u, 'た'],
  [/(?<=[てで])いない$/u, 'ない'],
  [/(?<=[てで])いなかった$/u, 'なかった'],
];

export const ROUGH: VoiceGrammar = {
  ...PLAIN,
  noun: ['だ', 'だぜ'],
  past: ['', 'ぜ'],
  notNoun: 'じゃねえ',
  guess: 'だろ',
  prohibition: 'ねえでくれ',
  within: [
    [
      /(?<=[ぁ-ん])(?<!で)ない(?=[^、。！？])(?![んの]?です|でくださ|でしょう|ま[すしせ])/gu,
      'ねえ',
    ],
  ],
  propose: 'ぜ',
  askNoun: ['か', 'だ'],
  askVerb: ['か', 'んだ'],
  ne: 'な',
  yo: 'ぜ',
  forms: [[/(?<=[てで])いない$/u, 'ねえ'], [/ない$/u, 'ねえ'], ...SHORT_IRU],
  openings: { ...PLAIN.openings, はい: 'おう', では: 'じゃあ' },
};

/** A woman's, young or old, who minces no words. */
export const BLUNT: VoiceGrammar = {
  ...PLAIN,
  noun: ['さ', 'だよ'],
  notNoun: 'じゃない',
  guess: 'だろ',
  wonder: ['かねえ', 'だろうね'],
  verb: ['', 'よ'],
  past: ['', 'よ'],
  adjective: ['', 'よ'],
  negative: ['', 'よ'],
  explain: ['んだ', 'のさ'],
  request: 'おくれ',
  prohibition: 'ないでおくれ',
  give: 'おくれ',
  propose: 'じゃないか',
  askNoun: ['かい', 'だい'],
  askVerb: ['かい', 'んだい'],
  askExplained: ['のかい', 'んだい'],
  askPotential: 'かい',
  but: 'けど',
  nounBut: 'だけど',
  forms: SHORT_IRU,
  finish: [
    // Among nouns these sound wrong with さ: 静かさ and 大事さ are nouns, タエさんさ.
    [
      /(?<=嫌|変|妙|楽|急ぎ|大事|大切|静か|確か|たしか|無理|駄目|だめ|同じ|必要|充分|十分|結構|無事|正直|平気|好き|きれい|よう|みたい|そう|さん|さ|\{i\}|な)さ$/u,
      'だよ',
    ],
    [/(?<=たい)のさ$/u, 'んだよ'],
    [/(?<=[い高悪早遅寒怖強重軽若古太細深暗長多辛]い|しい|つい|どい)ね$/u, 'ねえ'],
    // A short request is worn down: 待っとくれ.
    [/^(.{1,5}(?<![てで]い))ておくれ$/u, '$1とくれ'],
    [/^(.{1,5}(?<!ない))でおくれ$/u, '$1どくれ'],
  ],
  openings: {
    ...{ はい: 'ああ', いいえ: 'いいや', いえ: 'いや', では: 'じゃあ' },
    ...{ ですが: 'けどね', ですから: 'だから' },
  },
};

/** Plain speech without くれ and か. */
const FAMILIAR: VoiceGrammar = {
  ...PLAIN,
  notNoun: 'じゃない',
  guess: 'でしょ',
  wonder: ['かな', 'かな'],
  request: '',
  prohibition: 'ないで',
  give: 'ちょうだい',
  askVerb: ['の？', 'の？'],
  askExplained: ['の？', 'の？'],
  askPotential: '？',
  but: 'けど',
  nounBut: 'だけど',
  forms: SHORT_IRU,
  openings: {
    ...{ はい: 'うん', いいえ: 'ううん', いえ: 'ううん', では: 'じゃあ' },
    ...{ ですが: 'でも', ですから: 'だから' },
  },
};

export const CHILD: VoiceGrammar = {
  ...FAMILIAR,
  noun: ['だよ', 'だよ'],
  verb: ['', 'よ'],
  past: ['', 'よ'],
  adjective: ['', 'よ'],
  negative: ['', 'よ'],
  explain: ['んだ', 'んだよ'],
  propose: 'よ',
  askNoun: ['なの？', 'なの？'],
};

/** A woman's or a girl's, and anybody's who says あたし. */
export const SOFT: VoiceGrammar = {
  ...FAMILIAR,
  noun: ['', 'だよ'],
  explain: ['の', 'の'],
  askNoun: ['？', '？'],
  openings: { ...FAMILIAR.openings, いえ: 'いえ' },
};

/** Exclaims in short sentences only. */
export const CHEERFUL: VoiceGrammar = {
  ...CHILD,
  request: 'よ',
  prohibition: 'ないでね',
  askNoun: ['？', '？'],
};
