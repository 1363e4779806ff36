import type { Fault } from '../../checks/check';
import { verify } from '../../checks/verify';
import type { Answer, Failure } from '../ask';
import { call, type CallDeps, type CallFor } from '../call';
import type { PageJudge } from '../judge/page-judge';
import type { Refusal } from '../limits';
import { draftOfSection } from './draft-of-section';
import { fitted } from './fit-context';
import { sectionsIn } from './page-answer';
import type { Plan } from './plan';

export interface WriteDeps extends CallDeps {
  /** Tokens of a prompt and its answer, at most. */
  readonly contextTokens: number;
  /** null: the checks in code judge alone. */
  readonly judge: PageJudge | null;
}

/** Sections that are asked for. */
export interface Asked {
  readonly about: CallFor;
  /** The texts before them, newest last, with stand-ins. */
  readonly before: readonly string[];
  readonly plans: readonly Plan[];
  /** When to give up, in ms of the clock. */
  readonly end: number;
}

/** A second call asks for the sections whose first texts were faulty, and names the faults. */
export const ATTEMPTS = 2;

/** Failures after which the same prompt is sent again at once. */
const WORTH_ANOTHER: readonly Failure[] = ['model-failed', 'model-empty', 'model-too-long'];

/** Why sections could not be had from the model. */
export type Reason = Failure | Refusal | `${Failure}: ${string}` | `faulty: ${string}`;

export interface Written {
  /** Texts that passed all checks, by the place of their section. */
  readonly bodies: ReadonlyMap<number, string>;
  /** null where no section is missing. */
  readonly reason: Reason | null;
}

/** Has a model write sections with as few calls as its context allows; those that contradict their facts are asked for once more. */
export async function writeSections(
  { about, before, plans, end }: Asked,
  deps: WriteDeps,
): Promise<Written> {
  const bodies = new Map<number, string>();
  const faults = new Map<number, readonly Fault[]>();
  /** Sections that stay as they are. */
  const judged = new Set<number>();
  let reason: Reason | null = null;
  const without = (why: Reason): Written => ({
    bodies: new Map([...bodies].filter(([place]) => judged.has(place))),
    reason: why,
  });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let left = plans.flatMap((_, place) => (bodies.has(place) ? [] : [place]));
    while (left.length > 0) {
      if (deps.stopping.aborted) return without('model-stopped');
      const order = { uid: about.uid, plans, wanted: left, before, written: bodies, faults };
      const { wanted, prompt } = fitted(order, deps.contextTokens);
      left = left.slice(wanted.length);
      const timeoutMs = Math.min(deps.timeoutMs, end - deps.clock.now());
      if (timeoutMs <= 0) return without(reason ?? 'model-slow');
      const answer = await call(about, prompt, { ...deps, timeoutMs });
      if ('refusal' in answer) return without(reason ?? answer.refusal);
      if (!answer.ok) {
        reason = reasonOf(answer);
        if (!WORTH_ANOTHER.includes(answer.failure)) return without(reason);
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
    const verdicts = await deps.judge?.judge(about, unjudged, end - deps.clock.now());
    for (const { place } of unjudged) {
      const found = verdicts?.get(place);
      if (found === undefined) judged.add(place);
      else {
        bodies.delete(place);
        faults.set(place, found);
      }
    }
    if (bodies.size === plans.length) return { bodies, reason: null };
    reason = faultyReason(faults) ?? reason;
  }
  return { bodies, reason: reason ?? 'model-failed' };
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
