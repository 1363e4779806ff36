import type { LimitId } from '../vocabulary/limits';
import type { Pronoun, VoiceId } from '../vocabulary/voices';
import { VOICE_SHEETS } from './voice-sheets';

/** How a character speaks. */
export interface Speaker {
  readonly voice: VoiceId;
  /** Null where the voice's own pronoun is used. */
  readonly pronoun: Pronoun | null;
  /** `no-voice`: what it says is written or shown, and stands in 『』. */
  readonly limits?: ReadonlySet<LimitId>;
}

/** How the speaker calls itself. */
export function pronounOf({ voice, pronoun }: Speaker): string {
  return pronoun ?? VOICE_SHEETS[voice].pronoun;
}

/** How the speaker addresses a stranger; '' where the voice does without. */
export function addressOf({ voice }: Speaker): string {
  return VOICE_SHEETS[voice].you;
}
