import type { Camp } from '../../../story/camp';
import type { Equipment } from '../../../story/entry';

/**
 * A participant as the storyteller sees them: what they typed, normalised and cut to its limits. It is data, shown
 * as plain text and never followed as an instruction. It may change between two turns.
 */
export interface Participant {
  readonly uid: string;
  readonly onamae: string;
  readonly firstWord: string;
  readonly camp: Camp;
  /** Up to six category names that the character deals in; unset ones are left out. */
  readonly category: readonly string[];
  /** With the special trait in `text`. */
  readonly equipment: Equipment;
  /** 商品ID of what the character must not sell. */
  readonly importantIds: readonly number[];
  /** Who may turn up in this participant's story as a guest; nobody when it is left out. */
  readonly guestCandidates?: readonly GuestCandidate[];
}

/** What a story may know of another participant, who agreed to turn up in other people's stories. Data, like all of it. */
export interface GuestCandidate {
  readonly uid: string;
  readonly onamae: string;
  readonly firstWord: string;
}
