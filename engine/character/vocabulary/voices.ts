/** Registers of the character's speech. */
export const VOICES = [
  'polite',
  'plain',
  // Plain, and not a man's: 待って, どこへ行くの, うん.
  'soft',
  'rough',
  // Rough, and a woman's: あねご, おかみ, 婆さん.
  'blunt',
  'old',
  'child',
  'lady',
  'samurai',
  'kansai',
  'taciturn',
  'haughty',
  'cheerful',
] as const;
export type VoiceId = (typeof VOICES)[number];

/** How the character calls itself. */
export const PRONOUNS = [
  'わたし',
  'わたくし',
  'あたし',
  '僕',
  '俺',
  'おいら',
  'わし',
  '拙者',
  '拙僧',
  'あっし',
  'うち',
  'ワイ',
  '我',
  '余',
  'わらわ',
  '自分',
] as const;
export type Pronoun = (typeof PRONOUNS)[number];
