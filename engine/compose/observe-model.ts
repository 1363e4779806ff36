import type { Clock } from '../ports/runtime/clock';
import type { LogEvent } from '../ports/runtime/event-log';
import { NO_USAGE, sumOf, type Usage, type UsageStore } from '../ports/runtime/usage-store';
import type { PageNarrator } from '../narration/page';
import { memoryUsage } from '../narration/model/memory-usage';
import type { ModelSettings } from './model-settings';
import { openModelParts, type ModelParts } from './open-narrator';

/** What a model gave, so that a person can judge whether it is worth its price. */
export interface ModelReport {
  readonly pagesByModel: number;
  /** How many pages were told without the model, by the reason, such as `faulty: weather`. */
  readonly pagesOffline: Readonly<Record<string, number>>;
  readonly usage: Usage;
  /** Times of the pages in ms, the shortest first. */
  readonly pageMs: readonly number[];
}

export interface ObservedModel {
  readonly parts: ModelParts;
  readonly report: () => Promise<ModelReport>;
}

/** A model with its limits, for a process without a database, whose pages are counted and timed. */
export async function observeModel(settings: ModelSettings, clock: Clock): Promise<ObservedModel> {
  const events: LogEvent[] = [];
  const pageMs: number[] = [];
  const days = new Set<string>();
  const store = memoryUsage();
  const usage: UsageStore = {
    ...store,
    update(uid, day, change) {
      days.add(day);
      return store.update(uid, day, change);
    },
  };
  const log = (event: LogEvent): void => void events.push(event);
  const stopping = new AbortController().signal;
  const parts = await openModelParts(settings, { clock, usage, log, stopping });
  const pages: PageNarrator = {
    async tell(page) {
      const begun = clock.now();
      const told = await parts.pages.tell(page);
      pageMs.push(clock.now() - begun);
      return told;
    },
  };
  return {
    parts: { ...parts, pages },
    report: async () => {
      const sums = await Promise.all([...days].map((day) => store.readDay(day)));
      return {
        pagesByModel: events.filter(({ code }) => code === 'page-told-by-model').length,
        pagesOffline: reasonsIn(events),
        usage: sums.reduce((sum, day) => sumOf(sum, day.usage), NO_USAGE),
        pageMs: pageMs.toSorted((one, other) => one - other),
      };
    },
  };
}

function reasonsIn(events: readonly LogEvent[]): Record<string, number> {
  const reasons: Record<string, number> = {};
  for (const { code, detail } of events) {
    if (code !== 'page-told-offline' && code !== 'narrator-failed') continue;
    const reason = detail ?? code;
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return reasons;
}
