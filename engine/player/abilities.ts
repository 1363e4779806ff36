import { compileCharacter } from '../character/compile-character';
import { idsOf } from '../character/schema/ids-of';
import {
  GUESSED_KINDS,
  type GuessedKind,
  type Trade,
  type Want,
} from '../character/schema/reading';
import type { Vetoing } from '../character/settle/vetoes';
import type { HabitId } from '../character/vocabulary/habits';
import type { SkillId } from '../character/vocabulary/skills';
import type { TemperId } from '../character/vocabulary/tempers';
import type { ThingId } from '../character/vocabulary/things';
import type { TradeStage } from '../character/vocabulary/trades';
import type { Pronoun, VoiceId } from '../character/vocabulary/voices';
import type { Participant } from '../ports/entries/participant';
import { hashText } from '../world/random';

/** What the simulation and the narration need of a compiled character: ids, without the evidence they were read from. */
export interface Abilities extends Vetoing {
  readonly skills: readonly SkillId[];
  readonly habits: readonly HabitId[];
  readonly tempers: readonly TemperId[];
  readonly likes: readonly ThingId[];
  /** What it lives on, or did. */
  readonly trades: readonly Pick<Trade, 'id' | 'word'>[];
  readonly want: Pick<Want, 'id' | 'object'>;
  readonly voice: VoiceId;
  /** Null where the voice's own pronoun is used. */
  readonly pronoun: Pronoun | null;
  /** Of these, nothing was written: what is listed follows from the texts' hash. */
  readonly guessed: readonly GuessedKind[];
}

/** Abilities, and the texts from which they were compiled as a hash: reading them takes longer than a turn. */
export interface CompiledAbilities extends Abilities {
  readonly texts: number;
}

/** Who only wants to learn a trade has none of its habits. */
const LIVED_ON: ReadonlySet<TradeStage> = new Set<TradeStage>(['present', 'former', 'apprentice']);

/** 魔女, 見習いの魔女. */
function inWords({ id, word, stage }: Trade): Abilities['trades'][number] {
  return {
    id,
    word: stage === 'apprentice' && !word.includes('見習い') ? `見習いの${word}` : word,
  };
}

/** The abilities that the participant's texts describe; those at hand when the texts have not changed. */
export function abilitiesOf(
  { equipment, firstWord, onamae, camp }: Participant,
  known: CompiledAbilities | null,
): CompiledAbilities {
  const texts = hashText([equipment.text, firstWord, onamae, camp].join('\n'));
  if (known?.texts === texts) return known;
  const character = compileCharacter({
    trait: equipment.text,
    firstLine: firstWord,
    name: onamae,
    camp,
  });
  const { want, voice, trades } = character;
  return {
    texts,
    skills: idsOf(character.skills),
    limits: idsOf(character.limits),
    fears: idsOf(character.fears),
    body: idsOf(character.body),
    habits: idsOf(character.habits),
    tempers: idsOf(character.tempers),
    likes: idsOf(character.likes),
    trades: trades.filter(({ stage }) => LIVED_ON.has(stage)).map(inWords),
    dislikes: idsOf(character.dislikes),
    nature: character.nature?.id ?? null,
    age: character.age?.band ?? null,
    want: { id: want.id, object: want.object },
    voice: voice.id,
    pronoun: voice.pronoun,
    guessed: GUESSED_KINDS.filter((kind) =>
      character[kind].some(({ span }) => span.source === 'hash'),
    ),
  };
}
