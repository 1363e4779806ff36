import type { LogEvent } from '../../../ports/runtime/event-log';
import type { PageNarrator, PlannedPage, PlannedSection } from '../../page';
import type { FactSources } from '../facts-for';
import { fitsWhole } from './fit-context';
import { plansOf, type Plan } from './plan';
import { ATTEMPTS, writeSections, type WriteDeps, type Written } from './write-sections';

export interface PageNarratorDeps extends WriteDeps, FactSources {}

/** The longest time that a page takes, in ms, however many calls it needs. @param timeoutMs That of one call. */
export function longestTelling(timeoutMs: number): number {
  return ATTEMPTS * timeoutMs;
}

/**
 * Tells pages with a language model. It gets what happens in each section, and answers with the sections' texts; those
 * that contradict their facts, by the checks in code or by a second model that judges them, are asked for once more. Where one of them can't be had, the whole page is told offline, so
 * that no page has two narrators. A chapter's short last page is told with the one before it where one call holds both.
 */
export function createPageNarrator(deps: PageNarratorDeps): PageNarrator {
  return {
    async tell(page) {
      const { uid, sections, rest } = page;
      const about = (of: readonly PlannedSection[]) => ({ uid, ...beginningOf(of) });
      try {
        const { bodies, reason } = await writtenPage(page, deps);
        const told = wholePages(page, bodies);
        if (told === null) {
          const detail = reason ?? 'model-failed';
          deps.log({ ...about(sections), level: 'info', code: 'page-told-offline', detail });
          return { bodies: null };
        }
        for (const of of told.length > sections.length ? [sections, rest] : [sections]) {
          deps.log({ ...about(of), level: 'info', code: 'page-told-by-model' });
        }
        return { bodies: told };
      } catch (error) {
        const detail = String(error);
        deps.log({ ...about(sections), level: 'error', code: 'narrator-failed', detail });
        return { bodies: null };
      }
    },
  };
}

function beginningOf([first]: readonly PlannedSection[]): Pick<LogEvent, 'chapter' | 'section'> {
  const moment = first?.request.situation.moment;
  return moment === undefined ? {} : { chapter: moment.chapter, section: moment.turn };
}

/** The texts of the page, with those of its rest where all of them are there; null where one of the page's is missing. */
function wholePages(
  { sections, rest }: PlannedPage,
  bodies: ReadonlyMap<number, string>,
): readonly string[] | null {
  const texts = [...sections, ...rest].map((_, place) => bodies.get(place));
  const gap = texts.indexOf(undefined);
  if (gap >= 0 && gap < sections.length) return null;
  const told = gap < 0 ? texts : texts.slice(0, sections.length);
  return told.filter((text) => text !== undefined);
}

async function writtenPage(page: PlannedPage, deps: PageNarratorDeps): Promise<Written> {
  const { uid, before, sections, rest } = page;
  const all = await plansOf([...sections, ...rest], deps);
  const own = all.slice(0, sections.length);
  const { chapter = 1, section = 1 } = beginningOf(sections);
  const about = { uid, at: { chapter, section } };
  const end = deps.clock.now() + longestTelling(deps.timeoutMs);
  const write = (plans: readonly Plan[]) => writeSections({ about, before, plans, end }, deps);
  if (rest.length === 0 || !fitsWhole({ uid, before, plans: all }, deps.contextTokens)) {
    return write(own);
  }
  const together = await write(all);
  // What is too much for one call's time may not be for half of it.
  const isSlow = together.reason === 'model-slow' && wholePages(page, together.bodies) === null;
  return isSlow ? write(own) : together;
}
