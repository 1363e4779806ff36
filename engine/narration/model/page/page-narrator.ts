import type { LogEvent } from '../../../ports/runtime/event-log';
import type { Fault } from '../../checks/check';
import { verify } from '../../checks/verify';
import type { PageNarrator, PlannedPage, ToldPage } from '../../page';
import type { Answer, Failure } from '../ask';
import { call, type CallDeps } from '../call';
import type { FactSources } from '../facts-for';
import type { Refusal } from '../limits';
import type { PageJudge } from '../judge/page-judge';
import { draftOfSection } from './draft-of-section';
import { sectionsIn } from './page-answer';
import { fitted } from './fit-context';
import { plansOf, type Plan } from './plan';

export interface PageNarratorDeps extends CallDeps, FactSources {
  /** Tokens of a prompt and its answer, at most. */
  readonly contextTokens: number;
  /** null: the checks in code judge alone. */
  readonly judge: PageJudge | null;
}

/** A second call asks for the sections whose first texts were faulty, and names the faults. */
const ATTEMPTS = 2;
/** The longest time that a page takes, in ms, however many calls it needs. @param timeoutMs That of one call. */
export function longestTelling(timeoutMs: number): number {
  return ATTEMPTS * timeoutMs;
}

/** Sections that the next page is shown. */
const LAST_SECTIONS = 2;

/** Failures after which the same prompt is sent again at once. */
const WORTH_ANOTHER: readonly Failure[] = ['model-failed', 'model-empty', 'model-too-long'];

/** Why a page was told without the model. */
type Reason = Failure | Refusal | `${Failure}: ${string}` | `faulty: ${string}`;

type Written =
  | { readonly ok: true; readonly bodies: ReadonlyMap<number, string> }
  | { readonly ok: false; readonly reason: Reason };

/**
 * Tells pages with a language model. It gets what happens in each section, and answers with the sections' texts; those
 * that contradict their facts, by the checks in code or by a second model that judges them, are asked for once more. Where one of them can't be had, the whole page is told offline, so
 * that no page has two narrators.
 */
export function createPageNarrator(deps: PageNarratorDeps): PageNarrator {
  return {
    async tell(page) {
      const about = aboutPage(page);
      try {
        const plans = await plansOf(page.sections, deps);
        const written = await writtenPage(page, plans, deps);
        if (written.ok) {
          deps.log({ ...about, level: 'info', code: 'page-told-by-model' });
          return toldPage(page, plans, written.bodies);
        }
        deps.log({ ...about, level: 'info', code: 'page-told-offline', detail: written.reason });
        return { bodies: null, last: lastOf(plans.map(({ facts }) => facts.outline)) };
      } catch (error) {
        deps.log({ ...about, level: 'error', code: 'narrator-failed', detail: String(error) });
        return { bodies: null, last: [] };
      }
    },
  };
}

function aboutPage({ uid, sections }: PlannedPage): Pick<LogEvent, 'uid' | 'chapter' | 'section'> {
  const moment = sections[0]?.request.situation.moment;
  return moment === undefined ? { uid } : { uid, chapter: moment.chapter, section: moment.turn };
}

function toldPage(
  { sections }: PlannedPage,
  plans: readonly Plan[],
  written: ReadonlyMap<number, string>,
): ToldPage {
  const bodies = sections.map(
    (_, place) => written.get(place) ?? plans[place]?.facts.outline ?? '',
  );
  return { bodies, last: lastOf(bodies) };
}

const lastOf = (texts: readonly string[]): readonly string[] => texts.slice(-LAST_SECTIONS);

async function writtenPage(
  { uid, before, sections }: PlannedPage,
  plans: readonly Plan[],
  deps: PageNarratorDeps,
): Promise<Written> {
  const { chapter = 1, turn = 1 } = sections[0]?.request.situation.moment ?? {};
  const at = { chapter, section: turn };
  const bodies = new Map<number, string>();
  const faults = new Map<number, readonly Fault[]>();
  /** Sections that stay as they are. */
  const judged = new Set<number>();
  let reason: Reason | null = null;
  const end = deps.clock.now() + longestTelling(deps.timeoutMs);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let left = plans.flatMap((_, place) => (bodies.has(place) ? [] : [place]));
    while (left.length > 0) {
      if (deps.stopping.aborted) return { ok: false, reason: 'model-stopped' };
      const order = { uid, plans, wanted: left, before, written: bodies, faults };
      const { wanted, prompt } = fitted(order, deps.contextTokens);
      left = left.slice(wanted.length);
      const timeoutMs = Math.min(deps.timeoutMs, end - deps.clock.now());
      if (timeoutMs <= 0) return { ok: false, reason: reason ?? 'model-slow' };
      const answer = await call({ uid, at }, prompt, { ...deps, timeoutMs });
      if ('refusal' in answer) return { ok: false, reason: reason ?? answer.refusal };
      if (!answer.ok) {
        reason = reasonOf(answer);
        if (!WORTH_ANOTHER.includes(answer.failure)) return { ok: false, reason };
        continue;
      }
      for (const [place, text] of textsFor(wanted, answer.completion.text)) {
        const draft = draftOfSection(text, place, plans, { before, bodies });
        if (draft === null) continue;
        const found = verify(draft);
        faults.set(place, found);
        if (found.length === 0) bodies.set(place, draft.body);
      }
    }
    const unjudged = [...bodies].flatMap(([place, body]) => {
      const plan = plans[place];
      return plan === undefined || judged.has(place) ? [] : [{ place, facts: plan.facts, body }];
    });
    const time = end - deps.clock.now();
    const verdicts = await deps.judge?.judge({ uid, at }, unjudged, time);
    for (const { place } of unjudged) {
      const found = verdicts?.get(place);
      if (found === undefined) judged.add(place);
      else {
        bodies.delete(place);
        faults.set(place, found);
      }
    }
    if (bodies.size === plans.length) return { ok: true, bodies };
    reason = faultyReason(faults) ?? reason;
  }
  return { ok: false, reason: reason ?? 'model-failed' };
}

/** The text that an answer has for each section; '' for one that it leaves out. */
function textsFor(
  wanted: readonly number[],
  answer: string,
): readonly (readonly [number, string])[] {
  const sections = sectionsIn(answer);
  const [only] = wanted;
  // One section is also understood without its mark.
  if (only !== undefined && wanted.length === 1 && sections.size === 0) return [[only, answer]];
  return wanted.map((place) => [place, sections.get(place + 1) ?? ''] as const);
}

function faultyReason(faults: ReadonlyMap<number, readonly Fault[]>): Reason | null {
  const codes = new Set([...faults.values()].flat().map(({ code }) => code));
  return codes.size === 0 ? null : `faulty: ${[...codes].join(' ')}`;
}

/** For errors of the model, the message is added to the code. */
function reasonOf({ failure, error }: Extract<Answer, { ok: false }>): Reason {
  return failure === error.code ? `${failure}: ${error.message}` : failure;
}
