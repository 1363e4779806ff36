/** The built-in pictures of characters, in the order in which they are offered. */
export const CHARACTER_ICONS = [
  'traveller',
  'merchant',
  'sailor',
  'scholar',
  'guardian',
  'wizard',
  'detective',
  'baker',
  'musician',
  'cat',
  'flower',
  'moon',
] as const;
export type CharacterIconName = (typeof CHARACTER_ICONS)[number];

/** The picture of this name; the traveller's for any other, since a writer may name one that is not known here. */
export const characterIcon = (name: string): CharacterIconName =>
  CHARACTER_ICONS.find((known) => known === name) ?? 'traveller';
