import type { VoiceId } from '../vocabulary/voices';

type InVoices = Readonly<Partial<Record<VoiceId, string>>> & { readonly plain: string };

const THANKS: InVoices = {
  plain: 'ありがとう',
  rough: 'ありがとよ',
  blunt: 'ありがとよ',
  old: 'すまんのう',
  lady: 'ありがとうございます',
  samurai: 'かたじけない',
  kansai: 'おおきに',
  haughty: '礼を言う',
};

/** What no rule converts, as each voice says it; `plain` where a voice is left out. */
const FIXED_PHRASES: readonly (readonly [RegExp, InVoices])[] = [
  [/ありがとうございま(?:した|す)/gu, THANKS],
  [
    /(?:すみません(?:でした)?|ごめんなさい)(?!が)/gu,
    {
      ...{
        plain: 'すまない',
        soft: 'ごめんなさい',
        rough: 'すまねえ',
        blunt: 'すまないね',
        old: 'すまんのう',
        child: 'ごめんなさい',
      },
      ...{ lady: 'ごめんなさいませ', samurai: '面目ない', kansai: 'すんまへん', haughty: '許せ' },
      cheerful: 'ごめんね',
    },
  ],
  [
    /お願いします/gu,
    {
      ...{
        plain: '頼む',
        soft: 'お願い',
        child: 'お願い',
        blunt: '頼むよ',
        lady: 'お願いします',
        samurai: 'お頼み申す',
      },
      ...{ kansai: '頼むわ', cheerful: 'お願い' },
    },
  ],
  [
    /失礼します(?=[。、]|$)/gu,
    {
      ...{
        plain: '失礼する',
        soft: '失礼するね',
        rough: '邪魔するぜ',
        blunt: '邪魔するよ',
        child: 'ごめんね',
      },
      ...{
        lady: '失礼いたします',
        samurai: '御免',
        kansai: 'ごめんやで',
        cheerful: 'ちょっとごめんね',
      },
    },
  ],
  [
    /おはようございます/gu,
    {
      plain: 'おはよう',
      blunt: 'おはようさん',
      lady: 'ごきげんよう',
      samurai: 'よい朝でござる',
      kansai: 'おはようさん',
    },
  ],
  [/ごちそうさまでした/gu, { plain: 'ごちそうさま', lady: 'ごちそうさまでした' }],
  [/いただきます(?=[。！]|$)/gu, { plain: 'いただきます' }],
  [
    /(?<=^|[。！？　])そうですか(?=[。、]|$)/gu,
    {
      ...{
        plain: 'そうか',
        soft: 'そうなんだ',
        blunt: 'そうかい',
        child: 'そうなんだ',
        lady: 'そうですの',
        samurai: 'さようか',
      },
      ...{ kansai: 'さよか', cheerful: 'そっか' },
    },
  ],
  [/おいしい(?=です)/gu, { plain: 'おいしい', rough: 'うまい', blunt: 'うまい' }],
  [
    /ご飯/gu,
    { plain: '飯', soft: 'ご飯', blunt: 'ご飯', child: 'ご飯', lady: 'ご飯', cheerful: 'ご飯' },
  ],
  [
    /あなた/gu,
    {
      ...{
        plain: 'あなた',
        rough: 'あんた',
        blunt: 'あんた',
        old: 'おまえさん',
        samurai: 'そなた',
      },
      ...{ kansai: 'あんた', haughty: 'おまえ', cheerful: 'きみ' },
    },
  ],
];

/** Greetings, thanks and あなた in the words of a voice. */
export function withFixedPhrases(polite: string, voice: VoiceId): string {
  return FIXED_PHRASES.reduce(
    (text, [phrase, inVoices]) => text.replace(phrase, inVoices[voice] ?? inVoices.plain),
    polite,
  );
}
