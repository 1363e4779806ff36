import { withSpeech } from '../../character/voices/speech';
import { convertSpeech, type ConvertedVoice } from '../../character/voices/convert-speech';
import { VOICES, type VoiceId } from '../../character/vocabulary/voices';

/** です・ます at the end of a sentence or clause; within 『』 others are quoted. */
const POLITE =
  /(?:です|ます|ました|ません|でした|でしょう|ください)(?=[。、！？がかしねよとわの]|$)/u;
/** These two speak in です・ます; the taciturn say what the writer gives them. */
const isConverted = (voice: VoiceId): voice is ConvertedVoice =>
  voice !== 'polite' && voice !== 'lady' && voice !== 'taciturn';

/** The traveller's speech of which a rule leaves something polite in a voice that is not. */
export function voiceFaults(text: string): string[] {
  const faults: string[] = [];
  withSpeech(text, ({ polite }) => {
    for (const voice of VOICES.filter(isConverted)) {
      const said = convertSpeech(polite, voice).replace(/『[^』]*』/gu, '');
      if (POLITE.test(said)) faults.push(`the voice ${voice} cannot turn: ${said}`);
    }
    return polite;
  });
  return faults;
}
