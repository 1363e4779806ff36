import type { Pronoun } from '../vocabulary/voices';
import type { Speaker } from './address';
import { withSpeech, type Speech } from './speech';
import { fewWords, convertSpeech } from './convert-speech';

/** 私, as the speaker calls itself; 私有 and 私物 are other words. */
const OWN_WORD = /(?<!\p{Script=Han})私(?!\p{Script=Han})/gu;

/** Who calls itself so asks 待って and 見て, not 待ってくれ and 見ろ. */
const SOFT: readonly (Pronoun | null)[] = ['あたし', 'わたし', '僕'];
const REQUEST = /([てで])くれ(?=[。、！]|$)/gu;
const ORDER = /(?<=[しべけげせてねめれえいきりみ見])ろ(?=[。、！]|$)/gu;

/**
 * Puts the speech 〈polite｜short〉 of a wording into 「」, as the speaker says it, or into 『』 of one without a voice. A gesture becomes a sentence of its own.
 * Slots stay as they are.
 */
export function inVoice(text: string, { voice, pronoun, limits }: Speaker): string {
  const isSilent = limits?.has('no-voice') === true;
  return withSpeech(text, (written) => {
    const speech = { ...written, polite: written.polite.replace(OWN_WORD, '{i}') };
    if (voice === 'polite') return `「${speech.polite}」`;
    return voice === 'taciturn'
      ? inFewWords(speech, pronoun, isSilent ? '『』' : '「」')
      : `「${convertSpeech(speech.polite, voice)}」`;
  });
}

/** A few words address nobody: {you}の名は becomes 名は. */
function inFewWords(
  { polite, short }: Speech,
  pronoun: Pronoun | null,
  [open = '', close = '']: string,
): string {
  if (short?.startsWith('（') === true) return `${short.slice(1, -1)}。`;
  const said = short ?? fewWords(polite);
  const asked = SOFT.includes(pronoun) ? said.replace(REQUEST, '$1').replace(ORDER, 'て') : said;
  return `${open}${asked.replace(/\{you\}[のはがをにもへ、]?/gu, '')}${close}`;
}
