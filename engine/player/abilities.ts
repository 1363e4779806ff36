import { compileCharacter } from '../character/compile-character';
import type { FearId } from '../character/vocabulary/fears';
import type { LimitId } from '../character/vocabulary/limits';
import type { SkillId } from '../character/vocabulary/skills';
import type { Participant } from '../ports/entries/participant';
import { hashText } from '../world/random';

/** What the simulation needs of a compiled character. */
export interface Abilities {
  readonly skills: readonly SkillId[];
  readonly limits: readonly LimitId[];
  readonly fears: readonly FearId[];
}

/** Abilities, and the texts from which they were compiled as a hash: reading them takes longer than a turn. */
export interface CompiledAbilities extends Abilities {
  readonly texts: number;
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
  return {
    texts,
    skills: character.skills.map(({ id }) => id),
    limits: character.limits.map(({ id }) => id),
    fears: character.fears.map(({ id }) => id),
  };
}
