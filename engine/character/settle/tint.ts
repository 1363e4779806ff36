import { SKILLS_WITHOUT } from '../lexicon/opposites';
import type { Reading } from '../schema/reading';
import type { Span } from '../schema/span';
import type { FearId } from '../vocabulary/fears';
import type { HabitId } from '../vocabulary/habits';
import type { SkillId } from '../vocabulary/skills';
import type { ThingId } from '../vocabulary/things';

/** What anybody may be given of whom nothing of the kind is known. */
const SKILLS: readonly SkillId[] = [
  'observe',
  'listen',
  'mend',
  'cook',
  'find-way',
  'memorise',
  'bargain',
  'read-weather',
  'write',
  'games',
  'run',
  'hide',
];
const FEARS: readonly FearId[] = [
  'thunder',
  'dark',
  'ghosts',
  'closed-places',
  'loud-noise',
  'being-forgotten',
  'mirrors',
  'dolls',
];
const HABITS: readonly HabitId[] = [
  'counts-things',
  'looks-back',
  'picks-up-things',
  'cracks-joints',
  'looks-at-sky',
  'closes-eyes',
  'checks-locks',
  'sits-in-corners',
];
const THINGS: readonly ThingId[] = [
  'tea',
  'bread',
  'stars',
  'rain',
  'baths',
  'old-things',
  'flowers',
  'sea',
  'noodles',
  'morning',
];

const UNSAID: Span = { source: 'hash', start: 0, end: 0, words: '' };
const CONFIDENCE = 0.2;

/**
 * Fills the gaps of a reading: every character has a skill, something that may spoil an attempt, something that others
 * notice, and something it likes or dislikes. @param pick a whole number ≥ 0 for a purpose, the same for the same texts.
 */
export function tinted(reading: Reading, pick: (purpose: string) => number): Reading {
  const { skills, limits, fears, body, habits, likes, dislikes } = reading;
  const one = <Id extends string>(ids: readonly Id[], purpose: string) => {
    const id = ids[pick(purpose) % Math.max(1, ids.length)];
    return id === undefined ? [] : [{ id, span: UNSAID, confidence: CONFIDENCE }];
  };
  const excluded = limits.flatMap(({ id }) => SKILLS_WITHOUT[id] ?? []);
  const hasFear = fears.length + limits.length > 0;
  const isNoticed = body.length + habits.length > 0;
  const hasTaste = likes.length + dislikes.length > 0;
  const isLate = limits.some(({ id }) => id === 'oversleeps');
  const likeable = THINGS.filter((id) => !isLate || id !== 'morning');
  return {
    ...reading,
    skills:
      skills.length > 0
        ? skills
        : one(
            SKILLS.filter((id) => !excluded.includes(id)),
            'skill',
          ),
    fears: hasFear ? fears : one(FEARS, 'fear'),
    habits: isNoticed ? habits : one(HABITS, 'habit'),
    likes: hasTaste ? likes : one(likeable, 'like'),
  };
}
