import type { Camp } from '../../story/camp';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import type { Participant } from '../../engine/ports/entries/participant';

/** What a participant writes about a character. */
export interface WrittenCharacter {
  readonly trait: string;
  readonly firstLine: string;
}

/** A participant with nothing but a name and what was written. */
export function participantWith(
  { trait, firstLine }: WrittenCharacter,
  camp: Camp,
  onamae: string,
): Participant {
  return {
    uid: 'measured',
    onamae,
    firstWord: firstLine,
    camp,
    category: [],
    equipment: { ...EMPTY_EQUIPMENT, text: trait },
    importantIds: [],
  };
}
