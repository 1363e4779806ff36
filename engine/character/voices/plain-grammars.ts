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

export const CHILD: VoiceGrammar = {
  ...PLAIN,
  noun: ['だよ', 'だよ'],
  notNoun: 'じゃない',
  guess: 'でしょ',
  wonder: 'かな',
  verb: ['', 'よ'],
  past: ['', 'よ'],
  adjective: ['', 'よ'],
  negative: ['', 'よ'],
  explain: ['んだ', 'んだよ'],
  request: '',
  prohibition: 'ないで',
  give: 'ちょうだい',
  propose: 'よ',
  askNoun: ['なの？', 'なの？'],
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

/** A woman's or a girl's plain speech, and anybody's who says あたし: no くれ, no か. */
export const SOFT: VoiceGrammar = {
  ...PLAIN,
  noun: ['', 'だよ'],
  notNoun: 'じゃない',
  guess: 'でしょ',
  wonder: 'かな',
  explain: ['の', 'の'],
  request: '',
  prohibition: 'ないで',
  give: 'ちょうだい',
  askNoun: ['？', '？'],
  askVerb: ['の？', 'の？'],
  askExplained: ['の？', 'の？'],
  askPotential: '？',
  but: 'けど',
  nounBut: 'だけど',
  forms: SHORT_IRU,
  openings: {
    ...{ はい: 'うん', いいえ: 'ううん', いえ: 'いえ', では: 'じゃあ' },
    ...{ ですが: 'でも', ですから: 'だから' },
  },
};

/** Exclaims in short sentences only. */
export const CHEERFUL: VoiceGrammar = {
  ...CHILD,
  request: 'ね',
  prohibition: 'ないでね',
  askNoun: ['？', '？'],
};
