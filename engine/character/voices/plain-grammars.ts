import type { VoiceGrammar } from './voice-grammar';

export const PLAIN: VoiceGrammar = {
  noun: ['だ', 'だ'],
  copula: 'だ',
  pastNoun: 'だった',
  notNoun: 'ではない',
  guess: 'だろう',
  wonder: 'だろうか',
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
];

export const ROUGH: VoiceGrammar = {
  ...PLAIN,
  noun: ['だ', 'だぜ'],
  past: ['', 'ぜ'],
  notNoun: 'じゃねえ',
  propose: 'ぜ',
  askNoun: ['か', 'だ'],
  askVerb: ['か', 'んだ'],
  ne: 'な',
  yo: 'ぜ',
  forms: [[/(?<=[てで])いない$/u, 'ねえ'], [/ない$/u, 'ねえ'], ...SHORT_IRU],
  openings: { ...PLAIN.openings, はい: 'おう', では: 'じゃあ' },
};

/** Plain speech without くれ and か. */
const FAMILIAR: VoiceGrammar = {
  ...PLAIN,
  notNoun: 'じゃない',
  guess: 'でしょ',
  wonder: 'かな',
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
