import {
  NO_DAY_USAGE,
  NO_STORY_USAGE,
  type DayUsage,
  type StoryUsage,
  type UsageStore,
} from '../../ports/runtime/usage-store';

/** Usage sums in memory, for a process without a database. */
export function memoryUsage(): UsageStore {
  const stories = new Map<string, StoryUsage>();
  const days = new Map<string, DayUsage>();
  return {
    readDay: (day) => Promise.resolve(days.get(day) ?? NO_DAY_USAGE),
    update(uid, day, change) {
      const sums = change({
        story: stories.get(uid) ?? NO_STORY_USAGE,
        day: days.get(day) ?? NO_DAY_USAGE,
      });
      stories.set(uid, sums.story);
      days.set(day, sums.day);
      return Promise.resolve(sums);
    },
  };
}
