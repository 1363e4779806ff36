import type { World } from '../format/world';
import type { Namesake } from './situation';

/** Names that no person of a world bears. */
const SPARE_NAMES = ['サワ', 'ツネ', 'ルイ', 'ハヤ', 'イト', 'セツ', 'モト', 'ナギサ'];

/** Another name for the person of a world who is called like the traveller; null where nobody is. */
export function namesakeIn({ people }: World, traveller: string): Namesake | null {
  const names = people.map(({ name }) => name);
  const called = SPARE_NAMES.find((spare) => !names.includes(spare));
  if (!names.includes(traveller) || called === undefined) return null;
  return { name: traveller, called };
}

/** The world, whose person with the traveller's name has another one. Texts are changed when they are filled. */
export function withNamesake(world: World, namesake: Namesake | null): World {
  if (namesake === null) return world;
  const people = world.people.map((one) =>
    one.name === namesake.name ? { ...one, name: namesake.called } : one,
  );
  return { ...world, people };
}

/** A text of the content, in which a whole name is replaced by the namesake's. */
export function renamed(text: string, namesake: Namesake | undefined): string {
  if (namesake === undefined || !text.includes(namesake.name)) return text;
  const name = namesake.name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return text.replace(new RegExp(`(?<![ァ-ヶー])${name}(?![ァ-ヶー])`, 'gu'), namesake.called);
}
