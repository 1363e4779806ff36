import type { VoiceId } from '../vocabulary/voices';
import { formsOf } from './conjugate';

type Words = readonly (readonly [RegExp, string | ((whole: string, stem: string) => string)])[];

const HONOURING: ReadonlySet<VoiceId> = new Set<VoiceId>([
  'polite',
  'soft',
  'lady',
  'samurai',
  'old',
]);
/** Who says こっち for こちら. */
const CASUAL: ReadonlySet<VoiceId> = new Set<VoiceId>([
  'rough',
  'blunt',
  'child',
  'kansai',
  'cheerful',
]);

/** What honours a listener, in plain words that are still in です・ます: お返しします → 返します. */
const WITHOUT_HONOURS: Words = [
  [/お待たせし(?=ました)/gu, '待たせ'],
  [/お([一-龠][^、。はがをにで]{0,2})し(?=ま(?:す|した|せん|しょう))/gu, (_, stem) => stem],
  [/お([一-龠][^、。はがをにで]{0,2})した(?=[^いら])/gu, (_, stem) => formsOf(stem).past],
  [/お([一-龠][^、。はがをにで]{0,2})になり(?=ま(?:す|した|せん))/gu, (_, stem) => stem],
  [/おっしゃい(?=ま)/gu, '言い'],
  [/おっしゃっ/gu, '言っ'],
  [/ご存じ(?:では)?ありません/gu, '知りません'],
  [/ご存じない/gu, '知らない'],
  [/ご存じです/gu, '知っています'],
  [/ご存じな(?=[んの])/gu, '知っている'],
  [/召し[あ上]がら(?=ない)/gu, '食べ'],
  [/召し[あ上]がり(?=ま)/gu, '食べ'],
  [/(?<=[てで])いただく/gu, 'もらう'],
  [/ご(?=自分|一緒に)/gu, ''],
  [/差し上げ/gu, 'あげ'],
  [/おいくら/gu, 'いくら'],
  [/お久しぶりです/gu, '久しぶりです'],
  [/どなた(?!様)/gu, '誰'],
  [/(?<=た|[そあこ]の)方(?=[にはを]|へ(?!向)|たち)/gu, '人'],
];

const SHORT_WORDS: Words = [
  [/([こそあ])ちら(?!様|こちら)/gu, '$1っち'],
  [/どちらに(?=[。？]|$)/gu, 'どこに'],
  [/どちら(?!様)/gu, 'どっち'],
  [/(?<!お)皆さん/gu, 'みんな'],
];

/** Who says 忘れちまう and 置いとく, and who 忘れちゃう. */
const WORN: ReadonlySet<VoiceId> = new Set<VoiceId>(['rough', 'blunt']);
const WORN_WORDS: Words = [
  [/(?<=[一-龠ぁ-ん])ては(?=いけ|なら|だめ|駄目)/gu, 'ちゃ'],
  [/(?<=[一-龠ぁ-んァ-ヶ々])(?<!ま|規則)では(?!あ|な|、|$)/gu, 'じゃ'],
  [/(?<=[一-龠ぁ-ん])てしま(?=[うっいわ])/gu, 'ちま'],
  [/んでしま(?=[うっいわ])/gu, 'んじま'],
  [/(?<=[一-龠ぁ-ん])てお(?=[かきくけこ]|いて|いた)/gu, 'と'],
  [/んでお(?=[かきくけこ]|いて|いた)/gu, 'んど'],
];
const SOFTLY_WORN: ReadonlySet<VoiceId> = new Set<VoiceId>(['child', 'cheerful', 'soft']);
const SOFTLY_WORN_WORDS: Words = [
  [/(?<=[一-龠ぁ-ん])ては(?=いけ|なら|だめ|駄目)/gu, 'ちゃ'],
  [/(?<=[一-龠ぁ-ん])てしま(?=[うっいわ])/gu, 'ちゃ'],
  [/んでしま(?=[うっいわ])/gu, 'んじゃ'],
];

/** What others said stands in 『』 and stays as they said it. */
const QUOTED = /『[^』]*』|[^『]+/gu;

/** Speech in です・ます in the words of a voice that honours nobody. */
export function inPlainWords(polite: string, voice: VoiceId): string {
  const tables = [
    ...(HONOURING.has(voice) ? [] : [WITHOUT_HONOURS]),
    ...(CASUAL.has(voice) ? [SHORT_WORDS] : []),
    ...(WORN.has(voice) ? [WORN_WORDS] : []),
    ...(SOFTLY_WORN.has(voice) ? [SOFTLY_WORN_WORDS] : []),
  ];
  return polite.replace(QUOTED, (words) =>
    words.startsWith('『') ? words : tables.reduce(made, words),
  );
}

function made(text: string, words: Words): string {
  return words.reduce(
    (said, [pattern, to]) =>
      typeof to === 'string' ? said.replace(pattern, to) : said.replace(pattern, to),
    text,
  );
}
