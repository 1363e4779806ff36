import type { Camp } from '../../../story/camp';
import type { Equipment } from '../../../story/entry';

/**
 * A participant as the storyteller gets it: what they typed, normalised and cut to its limits. It is data, shown
 * as plain text and never followed as an instruction. It may change between two turns.
 */
export interface Participant {
  readonly uid: string;
  readonly onamae: string;
  readonly firstWord: string;
  readonly camp: Camp;
  /** The name of the character's icon, by which its pictures are drawn; the traveller's when it is left out. */
  readonly image?: string;
  /** Up to six category names that the character deals in; unset ones are left out. */
  readonly category: readonly string[];
  /** With the special trait in `text`. */
  readonly equipment: Equipment;
  /** 商品ID of what the character must not sell. */
  readonly importantIds: readonly number[];
  /** Guest candidates of this participant's story; none when it is left out. */
  readonly guestCandidates?: readonly GuestCandidate[];
}

/** The data of another participant that a story may use, with that participant's consent. User text. */
export interface GuestCandidate {
  readonly uid: string;
  readonly onamae: string;
  readonly firstWord: string;
}
