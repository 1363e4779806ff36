import type { Speaker } from './address';
import { withSpeech, type Speech } from './speech';
import { fewWords, turnSpeech } from './turn-speech';

/**
 * Puts the speech 〈polite｜short〉 of a wording into 「」, as the speaker says it. A gesture becomes a sentence of its own.
 * Slots stay as they are.
 */
export function inVoice(text: string, { voice }: Speaker): string {
  return withSpeech(text, (speech) => {
    if (voice === 'polite') return `「${speech.polite}」`;
    return voice === 'taciturn' ? inFewWords(speech) : `「${turnSpeech(speech.polite, voice)}」`;
  });
}

/** A few words address nobody: {you}の名は becomes 名は. */
function inFewWords({ polite, short }: Speech): string {
  if (short?.startsWith('（') === true) return `${short.slice(1, -1)}。`;
  return `「${(short ?? fewWords(polite)).replace(/\{you\}[のはがをにもへ、]?/gu, '')}」`;
}
