import type { Clock } from '../../ports/runtime/clock';
import type { EventLog } from '../../ports/runtime/event-log';
import type { ChapterTeller, UsageStore } from '../../ports/runtime/usage-store';
import { withTeller, type BudgetDeps, type ChapterSection, type Spent } from './chapter-teller';
import { dayOf } from './limits';

/** Decides at the beginning of each chapter whether a model tells it. */
export interface StoryBudget {
  /**
   * Whether a model tells this chapter. The answer is stored with the first question, and is the same for all workers.
   * @throws Error when the store does not answer.
   */
  carries(uid: string, at: ChapterSection): Promise<boolean>;
}

interface StoryBudgetDeps extends BudgetDeps {
  readonly usage: UsageStore;
  readonly clock: Clock;
  readonly log: EventLog;
}

/** Stories whose teller is kept in memory; any other is read again. */
const KEPT = 10_000;

const SETTINGS: Readonly<Record<Spent, string>> = {
  'tokens-a-story': 'STORY_MODEL_TOKENS_PER_STORY',
  'tokens-a-participant': 'STORY_MODEL_TOKENS_PER_PARTICIPANT',
  'tokens-a-day': 'STORY_MODEL_TOKENS_PER_DAY',
};

export function createStoryBudget({ usage, clock, log, ...budgets }: StoryBudgetDeps): StoryBudget {
  const known = new Map<string, ChapterTeller>();
  return {
    async carries(uid, at) {
      const kept = known.get(uid);
      if (kept?.chapter === at.chapter) return kept.isModel;
      const today = dayOf(clock.now());
      let spent: Spent | null = null;
      const { story } = await usage.update(uid, today, (sums) => {
        const decided = withTeller(sums, today, at, budgets);
        ({ spent } = decided);
        return { story: decided.story, day: decided.day };
      });
      const isModel = story.teller?.isModel ?? false;
      if (known.size >= KEPT) known.clear();
      known.set(uid, { chapter: at.chapter, isModel });
      if (spent !== null) log(offlineChapter(uid, at, spent));
      return isModel;
    },
  };
}

function offlineChapter(uid: string, { chapter }: ChapterSection, spent: Spent) {
  return {
    level: spent === 'tokens-a-day' ? 'warning' : 'info',
    code: 'chapter-told-offline',
    uid,
    chapter,
    detail: `${spent}: this chapter is told without the model. ${SETTINGS[spent]} sets the limit.`,
  } as const;
}
