import { CAMPS, type Camp } from '../../../story/camp';
import { GUEST_VOICES, type GuestVoice } from '../../world/guest';
import type { Condition } from './condition';

/**
 * One piece of a passage. A text may hold slots `{goods.count}`, choices of a word `{朝|明け方}` and newlines, which
 * begin paragraphs. Of several texts, one is taken that the story has not told yet.
 */
export type Part =
  | string
  | readonly string[]
  /** Left out now and then, and whenever the turn gets too long or all its texts have been told. */
  | { readonly maybe: readonly string[] }
  /** The first case that holds. */
  | { readonly cases: readonly Case[] };

export interface Case {
  readonly when: readonly Condition[];
  readonly say: Passage;
}

/** Parts told one after the other. */
export type Passage = readonly Part[];

export function maybe(...texts: readonly string[]): Part {
  return { maybe: texts };
}

/** Tells `say` when all conditions hold, else `otherwise`. */
export function given(when: readonly Condition[], say: Passage, otherwise: Passage = []): Part {
  return {
    cases: [
      { when, say },
      { when: [], say: otherwise },
    ],
  };
}

/** What each camp would say or think here; a camp that is left out says nothing. */
export function byCamp(passages: Partial<Record<Camp, Passage>>): Part {
  return {
    cases: CAMPS.flatMap((camp) => {
      const say = passages[camp];
      return say === undefined ? [] : [{ when: [{ is: 'camp' as const, camp }], say }];
    }),
  };
}

/** What the guest says, in its own way of speaking. Wants `guestHere`. */
export function byVoice(passages: Readonly<Record<GuestVoice, Passage>>): Part {
  return {
    cases: GUEST_VOICES.map((voice) => ({
      // Plain speech stands for every other way.
      when: voice === 'plain' ? [] : [{ is: 'guest' as const, voice }],
      say: passages[voice],
    })),
  };
}
