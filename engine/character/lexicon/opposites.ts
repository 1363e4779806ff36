import type { Reading } from '../schema/reading';
import type { LimitId } from '../vocabulary/limits';
import type { SkillId } from '../vocabulary/skills';
import type { TemperId } from '../vocabulary/tempers';
import type { BodyId } from '../vocabulary/bodies';
import type { HabitId } from '../vocabulary/habits';
import type { TieId } from '../vocabulary/ties';

/** A skill that a limit excludes. */
export const SKILLS_WITHOUT: Readonly<Partial<Record<LimitId, readonly SkillId[]>>> = {
  'no-lies': ['deceive'],
  'no-voice': ['sing', 'persuade', 'teach', 'lead'],
  'tone-deaf': ['sing'],
  'no-swimming': ['swim'],
  slow: ['run', 'deliver'],
  'bad-leg': ['run', 'climb'],
  'bad-back': ['strength', 'climb'],
  weak: ['strength', 'fight-bare-hands'],
  frail: ['endure'],
  clumsy: ['mend', 'sew'],
  seasick: ['ride', 'sail'],
  'no-fighting': ['fight-blade', 'fight-two-blades', 'fight-bare-hands'],
  'no-direction': ['find-way'],
  'poor-sight': ['shoot'],
  blind: ['night-eyes', 'read-scripts', 'draw', 'shoot', 'write'],
  'night-blind': ['night-eyes'],
  'no-numbers': ['calculate'],
  'no-reading': ['read-scripts', 'write'],
  'bad-writing': ['write'],
  'no-cooking': ['cook'],
  'no-drawing': ['draw'],
  forgetful: ['memorise'],
  'no-past': [],
  gullible: ['deceive'],
  unlucky: ['games'],
  'no-magic': ['magic'],
};

/** Habits that a limit excludes. */
export const HABITS_WITHOUT: Readonly<Partial<Record<LimitId, readonly HabitId[]>>> = {
  'few-words': ['jokes', 'lectures', 'boasts'],
  'no-voice': ['jokes', 'lectures', 'boasts', 'hums', 'talks-to-self'],
  oversleeps: ['rises-early'],
};

export const OPPOSITE_TEMPERS: readonly (readonly [TemperId, TemperId])[] = [
  ['kind', 'cold'],
  ['warm-hearted', 'cold'],
  ['calm', 'hot-headed'],
  ['gentle', 'hot-headed'],
  ['cheerful', 'gloomy'],
  ['brave', 'timid'],
  ['lazy', 'diligent'],
  ['proud', 'modest'],
  ['greedy', 'generous'],
  ['stingy', 'generous'],
  ['honest', 'sly'],
  ['impatient', 'patient'],
  ['optimistic', 'pessimistic'],
];

export const OPPOSITE_BODIES: readonly (readonly [BodyId, BodyId])[] = [
  ['left-handed', 'ambidextrous'],
  ['tall', 'small'],
  ['big', 'small'],
  ['thin', 'stout'],
  ['thin', 'muscular'],
  ['bald', 'long-hair'],
  ['bald', 'short-hair'],
  ['long-hair', 'short-hair'],
  ['black-hair', 'white-hair'],
  ['black-hair', 'fair-hair'],
  ['loud-voice', 'soft-voice'],
];

/** What no child has. */
export const NOT_OF_A_CHILD: {
  readonly ties: readonly TieId[];
  readonly body: readonly BodyId[];
  readonly habits: readonly HabitId[];
  readonly likes: readonly Reading['likes'][number]['id'][];
} = {
  ties: ['wife', 'husband', 'daughter', 'son', 'child', 'grandchild', 'pupil'],
  body: ['beard', 'bent-back', 'bald'],
  habits: ['drinks', 'smokes'],
  likes: ['alcohol'],
};
