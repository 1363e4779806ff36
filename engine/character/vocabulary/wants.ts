/** What a character wants for itself through a whole story. */
export const WANTS = [
  'own-house',
  'hear-voice',
  'find-person',
  'find-thing',
  'be-paid',
  'be-rich',
  'become',
  'finish-apprenticeship',
  'be-forgiven',
  'be-recognised',
  'go-home',
  'find-out',
  'defeat',
  'protect',
  'rest',
  'taste',
  'be-free',
  'belong',
  'regain-past',
] as const;
export type WantId = (typeof WANTS)[number];
