import type { LimitId } from '../vocabulary/limits';
import type { SkillId } from '../vocabulary/skills';
import type { Entry } from './entry';
import { LIMITS_OF_TONGUE } from './limits-of-tongue';
import { LIMITS_OF_BODY } from './limits-of-body';
import { LIMITS_OF_MIND } from './limits-of-mind';

export const LIMIT_WORDS: Readonly<Record<LimitId, Entry>> = {
  ...LIMITS_OF_TONGUE,
  ...LIMITS_OF_BODY,
  ...LIMITS_OF_MIND,
};

/** What it means to be bad at a skill. A skill that is missing here has no opposite that a story could use. */
export const LIMIT_OF_SKILL: Readonly<Partial<Record<SkillId, LimitId>>> = {
  cook: 'no-cooking',
  draw: 'no-drawing',
  write: 'bad-writing',
  build: 'clumsy',
  mend: 'clumsy',
  sew: 'clumsy',
  smith: 'clumsy',
  'fight-blade': 'no-fighting',
  'fight-two-blades': 'no-fighting',
  'fight-bare-hands': 'no-fighting',
  strength: 'weak',
  run: 'slow',
  climb: 'slow',
  swim: 'no-swimming',
  ride: 'seasick',
  sail: 'seasick',
  'night-eyes': 'night-blind',
  'find-way': 'no-direction',
  calculate: 'no-numbers',
  memorise: 'forgetful',
  'read-scripts': 'no-reading',
  games: 'unlucky',
  magic: 'no-magic',
  bargain: 'no-refusing',
  persuade: 'few-words',
  deceive: 'no-lies',
  sing: 'tone-deaf',
};
