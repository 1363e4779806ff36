/** To whom a character belongs. */
export const TIES = [
  'mother',
  'father',
  'parents',
  'family',
  'grandmother',
  'grandfather',
  'older-sister',
  'younger-sister',
  'older-brother',
  'younger-brother',
  'siblings',
  'twin',
  'wife',
  'husband',
  'daughter',
  'son',
  'child',
  'grandchild',
  'lover',
  'friend',
  'comrades',
  'master',
  'pupil',
  'lord',
  'rival',
  'enemy',
  'animal',
  'somebody',
] as const;
export type TieId = (typeof TIES)[number];

/** `lost`: parted or missing, perhaps alive. */
export const TIE_STATES = ['living', 'dead', 'lost'] as const;
export type TieState = (typeof TIE_STATES)[number];
