import type { VoiceId } from '../vocabulary/voices';
import { withFixedPhrases } from './fixed-phrases';
import { convertForLady } from './lady';
import { convertMiddle } from './mid-sentence';
import { HAUGHTY, KANSAI, OLD, SAMURAI } from './old-grammars';
import { BLUNT, CHEERFUL, CHILD, PLAIN, ROUGH, SOFT } from './plain-grammars';
import { inPlainWords } from './plain-words';
import { convertEnd } from './sentence-end';
import type { VoiceGrammar } from './voice-grammar';

/** The voices to which rules convert polite speech (です・ます); the other two need none, or leave words out. */
export type ConvertedVoice = Exclude<VoiceId, 'polite' | 'taciturn'>;

const GRAMMARS: Readonly<Record<Exclude<ConvertedVoice, 'lady'>, VoiceGrammar>> = {
  plain: PLAIN,
  soft: SOFT,
  rough: ROUGH,
  blunt: BLUNT,
  old: OLD,
  child: CHILD,
  samurai: SAMURAI,
  kansai: KANSAI,
  haughty: HAUGHTY,
  cheerful: CHEERFUL,
};
/** The voices whose endings wear out. */
const SPARING: ReadonlySet<ConvertedVoice> = new Set<ConvertedVoice>(['rough', 'haughty']);
/** A sentence with something after its end: 聞こえますか、つばめ丸. */
const ADDRESSED = /^(.*(?:です|ます|ました|でした|ません|でしょう|ましょう)[かよね]?)、([^、]+)$/su;
/** A cheerful speaker exclaims up to this length of a sentence, in letters. */
const EXCLAIMED = 8;
/** A speaker of few words says whole sentences up to this length, and topics up to the second. */
const FEW = 12;
const FEW_OF_TOPIC = 10;

/** Converts polite speech (です・ます) to the register of a voice. Slots stay as they are. */
export function convertSpeech(polite: string, voice: ConvertedVoice): string {
  const sentences = sentencesIn(inPlainWords(withFixedPhrases(polite, voice), voice));
  // ぜ and である would stand in every answer: only calm speeches of several sentences end so.
  const closes = !SPARING.has(voice) || (sentences.length > 1 && sentences.at(-1)?.mark !== '！');
  const said = sentences.map(({ body, mark }, index) => {
    const isLast = closes && index === sentences.length - 1;
    const voiced = convertSentence(body, isLast, voice);
    if (/[！？]$/u.test(voiced)) return voiced;
    return voice === 'cheerful' && exclaims(voiced, isLast, mark) ? `${voiced}！` : voiced + mark;
  });
  return spaced(said);
}

/** What is left of a speech for a speaker of few words, where the writer gives nothing shorter. */
export function fewWords(polite: string): string {
  const sentences = sentencesIn(withFixedPhrases(polite, 'plain')).map(({ body }) =>
    convertSentence(body, false, 'plain'),
  );
  const whole = sentences.find(({ length }) => length <= FEW);
  if (whole !== undefined) return `……${whole}`;
  const topic = /^[^、。]*は(?=、.*か$)/u.exec(polite)?.[0] ?? '';
  return topic !== '' && topic.length <= FEW_OF_TOPIC ? `……${topic}` : '……';
}

function convertSentence(text: string, isLast: boolean, voice: ConvertedVoice): string {
  if (voice === 'lady') return convertForLady(text, isLast);
  const grammar = GRAMMARS[voice];
  const opened = text.replace(
    /^(はい|いいえ|いえ|では|ですが|ですから)(?=、|$)/u,
    (word) => grammar.openings[word] ?? word,
  );
  const converted = convertMiddle(outsideQuotes(inShort(opened, grammar), grammar), grammar);
  const [, before = '', after = ''] = ADDRESSED.exec(converted) ?? [];
  if (after === '') return convertEnd(converted, isLast, grammar);
  const asked = convertEnd(before, isLast, grammar);
  return asked + (asked.endsWith('？') ? '　' : '、') + convertEnd(after, isLast, grammar);
}

/** 返しに来るのではない in the mouth of those who say じゃない: 返しに来るんじゃない. So with 知っているのは: 知ってるのは. */
function inShort(text: string, { notNoun }: VoiceGrammar): string {
  if (!notNoun.startsWith('じゃ')) return text;
  return text
    .replace(/(の)?では(?=な(?:[いく]|かっ))/gu, (_, no: string | undefined) =>
      no === undefined ? 'じゃ' : 'んじゃ',
    )
    .replace(/(?<=[うくぐすつぬぶむるたいだな])の(?=では(?:ありま|ない))/gu, 'ん')
    .replace(/(?<=[うくぐすつぬぶむるたいだな])のです(?=が|けど)/gu, 'んです')
    .replace(/(?<=[一-龠ぁ-ん]て|んで)い(?=る|た(?![いだ])|ない|なかった)/gu, '');
}

/** The words of the voice within a sentence; what others said stands in 『』. */
function outsideQuotes(text: string, { within = [] }: VoiceGrammar): string {
  return text.replace(/『[^』]*』|[^『]+/gu, (words) =>
    words.startsWith('『')
      ? words
      : within.reduce((said, [pattern, to]) => said.replace(pattern, to), words),
  );
}

function exclaims(voiced: string, isLast: boolean, mark: string): boolean {
  return isLast && mark !== '。' && voiced.length <= EXCLAIMED && voiced.endsWith('よ');
}

function sentencesIn(text: string): { body: string; mark: string }[] {
  return [...text.matchAll(/((?:『[^』]*』|[^。！？　『])+)([。！？]*)/gu)].map(
    ([, body = '', mark = '']) => ({
      body,
      mark,
    }),
  );
}

/** A full-width space follows ！ and ？ within a speech. */
function spaced(sentences: readonly string[]): string {
  return sentences
    .map((one, index) => (index < sentences.length - 1 && /[！？]$/u.test(one) ? `${one}　` : one))
    .join('');
}
