/**
 * A property that a scene can require of goods: "something warm", "something that makes a sound". Tags describe material,
 * use or meaning and never a name, so that one scene fits many goods.
 */
export const TAGS = [
  // To eat, drink or inhale
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
  // Handling
  'sharp',
  'blunt',
  'heavy',
  'fragile',
  'warm',
  'cold',
  'precious',
  // Effect; `light` shines
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
  // Subject; goods about `food` cannot be eaten
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
