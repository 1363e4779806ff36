/** What anybody can see or hear of a character's body. */
export const BODIES = [
  // Hands and limbs
  'left-handed',
  'ambidextrous',
  'one-armed',
  'missing-finger',
  'large-hands',
  'rough-hands',
  'artificial-limb',
  'limp',
  // Size and shape
  'tall',
  'small',
  'big',
  'thin',
  'stout',
  'muscular',
  'bent-back',
  // Face and head
  'one-eyed',
  'odd-eyes',
  'sharp-eyes',
  'glasses',
  'face-scar',
  'freckles',
  'pale',
  'handsome',
  'white-hair',
  'red-hair',
  'fair-hair',
  'black-hair',
  'long-hair',
  'short-hair',
  'bald',
  'beard',
  // What is added
  'scars',
  'burns',
  'tattoo',
  'bandage',
  'mask',
  'hood',
  'cane',
  // What no human has
  'animal-ears',
  'tail',
  'horns',
  'wings',
  // What is heard, felt and smelled
  'loud-voice',
  'soft-voice',
  'cold-hands',
  'smell',
] as const;
export type BodyId = (typeof BODIES)[number];

/** What a character is; human where nothing else is said. */
export const NATURES = [
  'human',
  'beast',
  'bird',
  'cat',
  'dog',
  'fox',
  'machine',
  'doll',
  'ghost',
  'vampire',
  'demon',
  'dragon',
  'elf',
  'fairy',
  'god',
  'plant',
  'slime',
] as const;
export type NatureId = (typeof NATURES)[number];

export const AGE_BANDS = ['child', 'youth', 'adult', 'middle-aged', 'old', 'ageless'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const GENDERS = ['woman', 'man'] as const;
