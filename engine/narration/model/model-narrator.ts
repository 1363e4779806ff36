import type { EventLog, LogEvent } from '../../ports/runtime/event-log';
import type { Clock } from '../../ports/runtime/clock';
import type { NarrationRequest, Narrator } from '../narrator';
import type { UsageStore } from '../../ports/runtime/usage-store';
import type { Fault } from '../checks/check';
import { verify } from '../checks/verify';
import { factsOf, type Facts } from '../facts/facts';
import { filled, withStandIns } from '../facts/stand-ins';
import type { Prompt, TextModel, Tokens } from './text-model';
import { account, usageOf, type Prices } from './account';
import { ask, type Answer, type Failure } from './ask';
import { draftOf } from './draft';
import type { Limits, Refusal } from './limits';
import { promptOf } from './prompt';

export interface ModelNarratorDeps {
  readonly model: TextModel;
  /** Writes the outline for the model, and the turn itself when the model fails. */
  readonly offline: Narrator;
  /** Names of all people of all worlds. */
  readonly people: readonly string[];
  readonly limits: Limits;
  readonly usage: UsageStore;
  readonly prices: Prices;
  readonly clock: Clock;
  readonly log: EventLog;
  /** Timeout of one call, in ms. A turn makes at most two calls. */
  readonly timeoutMs: number;
  /** When it is aborted, current and later turns are narrated without the model. */
  readonly stopping: AbortSignal;
}

/** A second call names the faults of the first answer. */
const ATTEMPTS = 2;
/** Expected tokens of an answer, reserved from the day's limit. */
const EXPECTED_OUTPUT = 600;

/** Failures after which the same prompt is sent again at once. */
const WORTH_ANOTHER: readonly Failure[] = ['model-failed', 'model-empty', 'model-too-long'];

/** Why a turn was narrated without the model. */
type Reason = Failure | Refusal | `${Failure}: ${string}` | `faulty: ${string}`;

/**
 * Narrates turns with a language model. The model gets the decided facts and answers with prose. A text that contradicts
 * the facts is requested once more; after that, and after every other failure, the offline text is used.
 */
export function createModelNarrator(deps: ModelNarratorDeps): Narrator {
  const { offline, log } = deps;
  return {
    async narrate(request) {
      const about = aboutTurn(request);
      try {
        const narrated = await narrateByModel(request, deps);
        if (narrated.ok) {
          log({ level: 'info', code: 'turn-told-by-model', ...about });
          return narrated.text;
        }
        log({ ...about, level: 'info', code: 'turn-told-offline', detail: narrated.reason });
      } catch (error) {
        log({ ...about, level: 'error', code: 'narrator-failed', detail: String(error) });
      }
      return offline.narrate(request);
    },
  };
}

function aboutTurn({
  uid,
  situation: { moment },
}: NarrationRequest): Pick<LogEvent, 'uid' | 'chapter' | 'section'> {
  return { uid, chapter: moment.chapter, section: moment.turn };
}

type Narrated =
  { readonly ok: true; readonly text: string } | { readonly ok: false; reason: Reason };

async function narrateByModel(
  request: NarrationRequest,
  deps: ModelNarratorDeps,
): Promise<Narrated> {
  const facts = await factsFor(request, deps);
  let faults: readonly Fault[] = [];
  let reason: Reason = 'model-failed';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (deps.stopping.aborted) return { ok: false, reason: 'model-stopped' };
    const answer = await call(request.uid, promptOf(request, facts, faults), deps);
    if ('refusal' in answer) return { ok: false, reason: attempt === 0 ? answer.refusal : reason };
    if (!answer.ok) {
      reason = reasonOf(answer);
      if (!WORTH_ANOTHER.includes(answer.failure)) break;
      continue;
    }
    const draft = draftOf(answer.completion.text, request, facts);
    faults = verify(draft);
    if (faults.length === 0) return { ok: true, text: draft.text };
    reason = `faulty: ${[...new Set(faults.map(({ code }) => code))].join(' ')}`;
  }
  return { ok: false, reason };
}

/** For errors of the model, the message is added to the code. */
function reasonOf({ failure, error }: Extract<Answer, { ok: false }>): Reason {
  return failure === error.code ? `${failure}: ${error.message}` : failure;
}

async function factsFor(
  request: NarrationRequest,
  { offline, people }: ModelNarratorDeps,
): Promise<Facts> {
  const { situation, isNarrated } = request;
  const anonymous: NarrationRequest = {
    ...request,
    opening: '',
    situation: withStandIns(situation),
    // The save has narrated sentences with the real names.
    isNarrated: (sentence) => isNarrated(filled(sentence, situation)),
  };
  return factsOf(anonymous, await offline.narrate(anonymous), people);
}

async function call(
  uid: string,
  prompt: Prompt,
  deps: ModelNarratorDeps,
): Promise<Answer | { readonly refusal: Refusal }> {
  const { limits, prices } = deps;
  const estimate = prompt.system.length + prompt.user.length + EXPECTED_OUTPUT;
  const refusal = await limits.enter(estimate);
  if (refusal !== null) return { refusal };
  let tokens: Tokens = { input: 0, output: 0 };
  try {
    const answer = await ask(prompt, deps);
    tokens = answer.ok ? answer.completion.tokens : answer.error.tokens;
    note(answer, limits);
    return answer;
  } finally {
    const usage = usageOf(tokens, prices);
    limits.done(estimate, usage, await account(uid, usage, deps.usage, deps));
  }
}

/** Reports the outcome of a call to the circuit breaker. */
function note(answer: Answer, limits: Limits): void {
  if (answer.ok) limits.succeeded();
  else if (answer.failure !== 'model-stopped') {
    limits.failed(answer.failure === 'model-busy', answer.error.retryAfterMs);
  }
}
