import type { SkillId } from '../vocabulary/skills';
import type { Entry } from './entry';
import { SKILLS_OF_HANDS } from './skills-of-hands';
import { SKILLS_OF_BODY } from './skills-of-body';
import { SKILLS_OF_MIND } from './skills-of-mind';
import { SKILLS_OF_TONGUE } from './skills-of-tongue';

/** `topics`: activities a person may be good or bad at. `sure`: says the skill by itself. `_` is a space. */
export const SKILL_WORDS: Readonly<Record<SkillId, Entry>> = {
  ...SKILLS_OF_HANDS,
  ...SKILLS_OF_BODY,
  ...SKILLS_OF_MIND,
  ...SKILLS_OF_TONGUE,
};
