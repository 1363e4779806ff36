import type { Speaker } from './address';
import { withSpeech } from './speech';

/**
 * Puts the speech 〈polite｜short〉 of a wording into 「」, as the speaker says it. A gesture becomes a sentence of its own.
 * Slots stay as they are.
 */
export function inVoice(text: string, { voice }: Speaker): string {
  return withSpeech(text, ({ polite, short }) => {
    if (voice !== 'taciturn' || short === null) return `「${polite}」`;
    return short.startsWith('（') ? `${short.slice(1, -1)}。` : `「${short}」`;
  });
}
