/**
 * What a scene may ask of goods: "something warm", "something that makes a sound". A tag says what the goods are
 * made of, do or mean, never what they are called, so that one scene fits many goods.
 */
export const TAGS = [
  // To be taken in
  'edible',
  'drink',
  'sweet',
  'medicine',
  'poison',
  'scent',
  // Made of or grown from
  'plant',
  'animal',
  'bone',
  'leather',
  'cloth',
  'paper',
  'ink',
  'wood',
  'stone',
  'glass',
  'metal',
  // How it handles
  'sharp',
  'blunt',
  'heavy',
  'fragile',
  'warm',
  'cold',
  'precious',
  // What it does; `light` shines
  'light',
  'fire',
  'sound',
  'rope',
  'container',
  'lock',
  'seal',
  'sign',
  'disguise',
  'sleep',
  'magic',
  // What it is about; `food` cannot be eaten itself
  'food',
  'sea',
  'sky',
  'weather',
  'travel',
  'money',
  'time',
  'memory',
  'secret',
] as const;
export type Tag = (typeof TAGS)[number];
