import type { Character } from '../schema/character';

/** What is less certain only tints a character. */
const SAID = 0.25;

/** A character's elements in the notation of the cases, see `trait-case.ts`. */
export function idsOf(character: Character): ReadonlySet<string> {
  const { age, nature, gender, trades, ties, want, voice } = character;
  const of = (
    sign: string,
    list: readonly { readonly id: string; readonly confidence: number }[],
  ) => list.flatMap(({ id, confidence }) => (confidence > SAID ? [`${sign}/${id}`] : []));
  return new Set([
    ...of('s', character.skills),
    ...of('l', character.limits),
    ...of('b', character.body),
    ...of('t', character.tempers),
    ...of('h', character.habits),
    ...of('+', character.likes),
    ...of('-', character.dislikes),
    ...of('f', character.fears),
    ...trades.flatMap(({ id, stage }) => [`job/${id}`, `job/${id}:${stage}`]),
    ...ties.flatMap(({ id, state }) => [`tie/${id}`, `tie/${id}:${state}`]),
    ...(age === null ? [] : [`age/${age.band}`]),
    ...(age === null || age.years === null ? [] : [`y/${age.years}`]),
    ...(gender === null ? [] : [`g/${gender.id}`]),
    ...(nature === null ? [] : [`nat/${nature.id}`]),
    `w/${want.id}`,
    `v/${voice.id}`,
    ...(voice.pronoun === null ? [] : [`p/${voice.pronoun}`]),
  ]);
}

export function idsIn(notation: string | undefined): string[] {
  return (notation ?? '').split(' ').filter((id) => id !== '');
}
