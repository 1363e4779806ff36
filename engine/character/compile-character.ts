import type { Camp } from '../../story/camp';
import { hashText } from '../world/random';
import { genderOfSpeech } from './reading/gender-of-speech';
import { readCharacter } from './reading/read-character';
import { textOf } from './reading/text';
import { refusedIn } from './reading/want';
import type { Character, Conflict } from './schema/character';
import { idsOf } from './schema/ids-of';
import type { Reading } from './schema/reading';
import { settled } from './settle/conflicts';
import { tinted } from './settle/tint';
import { unreadIn } from './settle/unread';
import { vetoesOf } from './settle/vetoes';
import { voiceOf } from './settle/voice';
import { wantOf } from './settle/want';

/** What a participant wrote. Any text will do, '' as well. */
export interface CharacterTexts {
  readonly trait: string;
  readonly firstLine: string;
  readonly name: string;
  /** null where none was chosen. */
  readonly camp: Camp | null;
}

/** The character that these texts describe: the same texts give the same character. */
export function compileCharacter(texts: CharacterTexts): Character {
  return characterFrom(readCharacter(texts), texts);
}

/** Makes a character of what was read of it, by the lexicon or by a model: no contradiction stays in it, and no gap. */
export function characterFrom(read: Reading, texts: CharacterTexts): Character {
  const pick = (purpose: string) =>
    hashText(`${texts.trait}\n${texts.firstLine}\n${texts.name}/${purpose}`);
  const { reading: consistent, conflicts } = settled(read);
  const gender = consistent.gender ?? genderOfSpeech(consistent.voice, texts.name);
  const reading = tinted({ ...consistent, gender }, pick);
  const refused = refusedIn(textOf('trait', texts.trait), textOf('first-line', texts.firstLine));
  const voice = voiceOf(reading);
  return {
    ...reading,
    name: texts.name,
    want: wantOf(reading, texts.camp, refused, pick),
    voice,
    vetoes: vetoesOf({
      limits: idsOf(reading.limits),
      body: idsOf(reading.body),
      dislikes: idsOf(reading.dislikes),
      fears: idsOf(reading.fears),
      age: reading.age?.band ?? null,
      nature: reading.nature?.id ?? null,
    }),
    conflicts: [...conflicts, ...mannerConflict(read, voice)],
    unread: unreadIn(texts.trait, read),
  };
}

/** A first line that does not sound like the trait was the character's one outburst. */
function mannerConflict({ voice }: Reading, { id, span }: Character['voice']): Conflict[] {
  // Another voice by the same words is the one of its gender: nothing contradicts it.
  if (voice === null || voice.id === id || voice.span === span) return [];
  return [
    {
      code: 'manner',
      kept: { element: `voice/${id}`, span },
      dropped: { element: `voice/${voice.id}`, span: voice.span },
    },
  ];
}
