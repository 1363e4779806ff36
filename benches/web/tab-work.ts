import type { CDPSession } from 'playwright-core';
import { rounded } from '../statistics';

/** `Performance.getMetrics` of Chromium: durations in s, sizes in bytes, counts. */
export type TabMetrics = Readonly<Record<string, number>>;

/** What a tab's main thread did, in s of the (throttled) clock. */
export interface TabWork {
  readonly scripting: number;
  readonly styles: number;
  readonly layout: number;
  /** All tasks, with the above. */
  readonly tasks: number;
}

/** Starts counting, once for a session. */
export async function countWork(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
}

export async function tabMetrics(session: CDPSession): Promise<TabMetrics> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Chromium counts anew from each navigation. */
const NAVIGATION: TabMetrics = {
  ScriptDuration: 0,
  RecalcStyleDuration: 0,
  LayoutDuration: 0,
  TaskDuration: 0,
};

/** Of one page: until `after` from `before`, or from the navigation to it. */
export function workBetween(before: TabMetrics | null, after: TabMetrics): TabWork {
  const grown = (name: string): number =>
    rounded((after[name] ?? NaN) - ((before ?? NAVIGATION)[name] ?? NaN));
  return {
    scripting: grown('ScriptDuration'),
    styles: grown('RecalcStyleDuration'),
    layout: grown('LayoutDuration'),
    tasks: grown('TaskDuration'),
  };
}

/** Of several pages, one after the other. */
export function workTogether(pages: readonly TabWork[]): TabWork {
  const sum = (part: keyof TabWork): number =>
    rounded(pages.reduce((all, page) => all + page[part], 0));
  return {
    scripting: sum('scripting'),
    styles: sum('styles'),
    layout: sum('layout'),
    tasks: sum('tasks'),
  };
}

/** What a tab holds after garbage collection. */
export interface TabMemory {
  readonly heapMegabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function tabMemory(session: CDPSession): Promise<TabMemory> {
  await session.send('HeapProfiler.collectGarbage');
  return memoryIn(await tabMetrics(session));
}

export const memoryIn = (metrics: TabMetrics): TabMemory => ({
  heapMegabytes: Math.round((metrics['JSHeapUsedSize'] ?? NaN) / 1e4) / 100,
  nodes: metrics['Nodes'] ?? NaN,
  listeners: metrics['JSEventListeners'] ?? NaN,
});
