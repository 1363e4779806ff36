import { excerptsAround } from './excerpts';
import type { TextFault } from './text-fault';
import type { Token, Tokenise } from './tokens';

/** Forms of verbs and adjectives that something must follow: 歩い, 書か, 速けれ. だろ, やろ and でしょ are said without う. */
const UNFINISHED: readonly string[] = ['連用タ接続', '未然形', '未然ウ接続', '未然ヌ接続'];
const SPOKEN: readonly string[] = ['だろ', 'やろ', 'でしょ', 'たろ', 'ましょ'];
/** Characters that no sentence begins with; one at the start shows an empty slot. */
const FOLLOWING: readonly string[] = ['を', 'が', 'は'];
/** Speech ends with the corner, without 。 */
const MARKS = /[、。][、。]|[！？]。|、[」』）]|「」|『』|（）|。[」』]/gu;
/**
 * Ends of most sentences, in which no word of IPADIC is unfinished: before た, unfinished words (立た, 分かた) have other
 * letters.
 */
const WHOLE = /(?:[るくだむぐぶ]|[いえきぎけげしじせぜちてっにねべびみめりれ]た)[。！？]$/u;

/** Whether a sentence has to be tokenised to find how it ends. */
export function mayBreakOff(sentence: string): boolean {
  return /[。！？]$/u.test(sentence) && !WHOLE.test(sentence);
}

/** A sentence that breaks off in the middle of a word's forms, or before the noun that a word announces. */
export function endFaults(tokens: readonly Token[], sentence: string): TextFault[] {
  const last = tokens.at(-1)?.pos === '記号' ? tokens.at(-2) : undefined;
  if (last === undefined || !/[。！？]$/u.test(sentence)) return [];
  // Short sentences without kanji are mostly sounds: ふっ。しーっ。
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,4}.$/u.test(sentence)) return [];
  return breaksOff(last) ? [{ kind: 'sentence-end', excerpt: sentence }] : [];
}

function breaksOff({ pos, conjugated_form: form, surface_form: surface }: Token): boolean {
  if (SPOKEN.includes(surface)) return false;
  // The tokeniser is unreliable among hiragana, and 外さ is mostly a noun and さ.
  const isSure = pos === '助動詞' || /\p{Script=Han}/u.test(surface);
  if (UNFINISHED.includes(form)) return isSure && !surface.endsWith('さ');
  if (form === '仮定形') return surface.endsWith('けれ');
  // その and あの also occur as hesitation.
  return pos === '連体詞' && /な$|^[こど]の$/u.test(surface);
}

/** Words that must follow another one, where a sentence or speech begins. */
export function startFaults(text: string, tokenise: Tokenise): TextFault[] {
  return [...text.matchAll(/(?:^|[。「『])(?<start>[をがは][^。！？\n、」』]{2,20})/gmu)].flatMap(
    ({ groups = {} }) => {
      const { start: excerpt = '' } = groups;
      const [first] = tokenise(excerpt);
      const isLost = first?.pos === '助詞' && FOLLOWING.includes(first.surface_form);
      return isLost ? [{ kind: 'sentence-start' as const, excerpt }] : [];
    },
  );
}

/** Paragraphs that don't begin or end as in print. */
export function paragraphFaults(text: string): TextFault[] {
  return [
    ...(text.match(/.{0,30}[^。！？…―」』]$/gmu) ?? []),
    ...(text.match(/^[、。！？」』）].{0,30}/gmu) ?? []),
  ].map(atEnd);
}

/** Marks that don't stand together in print, and speech with nothing in it. */
export function markFaults(text: string): TextFault[] {
  return excerptsAround(MARKS, text).map(atEnd);
}

const atEnd = (excerpt: string): TextFault => ({ kind: 'sentence-end', excerpt });
