import { sumOf, tokensOf, type Usage, type UsageSums } from '../../ports/runtime/usage-store';

/** The sums with what a call used, which comes out of what was reserved for its story. */
export function withUsage({ story, day }: UsageSums, today: string, usage: Usage): UsageSums {
  const tokens = tokensOf(usage);
  const newest = story.newest.day === today ? story.newest : { day: today, tokens: 0, reserved: 0 };
  const used = Math.min(newest.reserved, tokens);
  return {
    story: {
      ...story,
      usage: sumOf(story.usage, usage),
      newest: {
        day: today,
        tokens: newest.tokens + tokens,
        reserved: newest.reserved - used,
      },
    },
    day: { usage: sumOf(day.usage, usage), reserved: day.reserved - used },
  };
}
