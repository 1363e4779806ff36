import type { World } from '../format/world';

/** Names that no person of a world bears. */
const SPARE_NAMES = ['サワ', 'ツネ', 'ルイ', 'ハヤ', 'イト', 'セツ', 'モト', 'ナギサ'];

/** Another name for the person of a world who is called like the traveller; null where nobody is. */
export function namesakeIn({ people }: World, traveller: string): string | null {
  const names = people.map(({ name }) => name);
  if (!names.includes(traveller)) return null;
  return SPARE_NAMES.find((spare) => !names.includes(spare)) ?? null;
}

/** The world, whose person with the traveller's name has another one. Texts are changed when they are filled. */
export function withNamesake(world: World, traveller: string, namesake: string | null): World {
  if (namesake === null) return world;
  const people = world.people.map((one) =>
    one.name === traveller ? { ...one, name: namesake } : one,
  );
  return { ...world, people };
}

/** A text of the content, in which a whole name is replaced by the namesake's. */
export function renamed(text: string, traveller: string, namesake: string | undefined): string {
  if (namesake === undefined || !text.includes(traveller)) return text;
  const name = traveller.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return text.replace(new RegExp(`(?<![ァ-ヶー])${name}(?![ァ-ヶー])`, 'gu'), namesake);
}
