import type { HabitId } from '../vocabulary/habits';
import type { Entry } from './entry';
import { HABITS_OF_HANDS } from './habits-of-hands';
import { HABITS_OF_DAYS } from './habits-of-days';

export const HABIT_WORDS: Readonly<Record<HabitId, Entry>> = {
  ...HABITS_OF_HANDS,
  ...HABITS_OF_DAYS,
};
