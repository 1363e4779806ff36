/** The built-in icons of characters, in the order of the form. */
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

/** The icon of this name; the traveller's for unknown names, which newer writers may use. */
export const characterIcon = (name: string): CharacterIconName =>
  CHARACTER_ICONS.find((known) => known === name) ?? 'traveller';
