import { tokensOf, type UsageSums } from '../../ports/runtime/usage-store';

/** How many tokens, input and output, may be used. Each limit is checked where a chapter begins. */
export interface Budgets {
  /** Of one story, from its beginning to its end. */
  readonly tokensPerStory: number;
  /** Of one participant in a day. */
  readonly tokensPerParticipant: number;
  /** Of all stories in a day. */
  readonly tokensPerDay: number;
}

/** The budget that is used up. */
export type Spent = 'tokens-a-story' | 'tokens-a-participant' | 'tokens-a-day';

export interface BudgetDeps extends Budgets {
  /** Chapters of a whole story. */
  readonly chapters: number;
}

/** Where a story stands; both count from 1. */
export interface ChapterSection {
  readonly chapter: number;
  readonly section: number;
}

/**
 * Who tells a chapter: the stored decision, or a new one at the chapter's first section. A story that the model has begun
 * goes on with it while anything is left of the budgets. Another story begins only if the day has enough for a whole one
 * beside what begun stories have reserved.
 */
export function withTeller(
  { story, day }: UsageSums,
  today: string,
  at: ChapterSection,
  budgets: BudgetDeps,
): UsageSums & { readonly spent: Spent | null } {
  const { chapter, section } = at;
  if (story.teller?.chapter === chapter) return { story, day, spent: null };
  const newest = story.newest.day === today ? story.newest : { day: today, tokens: 0, reserved: 0 };
  const others = day.reserved - newest.reserved;
  const left = {
    story: budgets.tokensPerStory - tokensOf(story.usage),
    participant: budgets.tokensPerParticipant - newest.tokens,
    day: budgets.tokensPerDay - tokensOf(day.usage) - others,
  };
  const spent = spentOf(left, story.usage.calls > 0, budgets);
  // A chapter that began without a decision was begun offline.
  const isModel = section === 1 && spent === null;
  const coming = (budgets.chapters - chapter + 1) / budgets.chapters;
  const share = Math.floor(budgets.tokensPerStory * Math.max(coming, 1 / budgets.chapters));
  const reserved = isModel ? Math.min(share, left.story, left.participant, left.day) : 0;
  return {
    story: { ...story, newest: { ...newest, reserved }, teller: { chapter, isModel } },
    day: { ...day, reserved: others + reserved },
    spent,
  };
}

function spentOf(
  left: { readonly story: number; readonly participant: number; readonly day: number },
  isBegun: boolean,
  { tokensPerStory, tokensPerParticipant, tokensPerDay }: Budgets,
): Spent | null {
  if (left.story <= 0) return 'tokens-a-story';
  if (left.participant <= 0) return 'tokens-a-participant';
  const whole = Math.min(tokensPerStory, tokensPerParticipant, tokensPerDay);
  return left.day <= 0 || (!isBegun && left.day < whole) ? 'tokens-a-day' : null;
}
