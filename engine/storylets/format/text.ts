import { CAMPS, type Camp } from '../../../story/camp';
import { VOICES, type VoiceId } from '../../character/vocabulary/voices';
import { GUEST_VOICES, type GuestVoice } from '../../world/guest';
import type { Condition } from './condition';

/**
 * One part of a passage. A text may contain slots `{goods.count}`, choices of a word `{朝|明け方}` and newlines, which
 * begin paragraphs; the traveller's own speech stands in 〈polite｜short〉. Of several texts, one is chosen that the story has not narrated yet.
 */
export type Part =
  | string
  | readonly string[]
  /** Optional: left out at random, when the turn gets too long, and when all its texts have been narrated. */
  | { readonly maybe: readonly string[] }
  /** The first case whose conditions hold. */
  | { readonly cases: readonly Case[] };

export interface Case {
  readonly when: readonly Condition[];
  readonly say: Passage;
}

/** Parts in the order of the text. */
export type Passage = readonly Part[];

/** A text for each camp; nothing for a camp that is left out. */
export function byCamp(passages: Partial<Record<Camp, Passage>>): Part {
  return {
    cases: CAMPS.flatMap((camp) => {
      const say = passages[camp];
      return say === undefined ? [] : [{ when: [{ is: 'camp' as const, camp }], say }];
    }),
  };
}

/** The guest's words by its way of speaking. Requires the condition `guest`. */
export function byVoice(passages: Readonly<Record<GuestVoice, Passage>>): Part {
  return {
    cases: GUEST_VOICES.map((voice) => ({
      // The last case needs no condition.
      when: voice === 'plain' ? [] : [{ is: 'guest' as const, voice }],
      say: passages[voice],
    })),
  };
}

/** What the traveller does and says, by its voice; `polite` stands for the voices that are left out. */
export function byRegister(passages: ReadonlyMap<VoiceId, Passage>): Part {
  const others = VOICES.filter((voice) => voice !== 'polite');
  return {
    cases: [
      ...others.flatMap((voice) => {
        const say = passages.get(voice);
        return say === undefined
          ? []
          : [{ when: [{ is: 'voice' as const, voices: [voice] }], say }];
      }),
      { when: [], say: passages.get('polite') ?? [] },
    ],
  };
}
