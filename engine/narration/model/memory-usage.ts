import { NO_USAGE, sumOf, type Usage, type UsageStore } from '../../ports/runtime/usage-store';

/** Usage sums in memory, for a process without a database. */
export function memoryUsage(): UsageStore {
  const stories = new Map<string, Usage>();
  const days = new Map<string, Usage>();
  const add = (sums: Map<string, Usage>, key: string, usage: Usage): Usage => {
    const sum = sumOf(sums.get(key) ?? NO_USAGE, usage);
    sums.set(key, sum);
    return sum;
  };
  return {
    readDay: (day) => Promise.resolve(days.get(day) ?? NO_USAGE),
    add: (uid, day, usage) =>
      Promise.resolve({ story: add(stories, uid, usage), day: add(days, day, usage) }),
  };
}
