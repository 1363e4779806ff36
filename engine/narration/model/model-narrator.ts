import type { LogEvent } from '../../ports/runtime/event-log';
import type { NarrationRequest, Narrator } from '../narrator';
import type { Fault } from '../checks/check';
import { verify } from '../checks/verify';
import type { Answer, Failure } from './ask';
import { call, type CallDeps } from './call';
import { draftOf } from './draft';
import { factsFor } from './facts-for';
import type { Refusal } from './limits';
import { promptOf } from './prompt';

/** `timeoutMs` is that of one call; a turn makes at most two. */
export interface ModelNarratorDeps extends CallDeps {
  /** Writes the outline for the model, and the turn itself when the model fails. */
  readonly offline: Narrator;
  /** Names of all people of all worlds. */
  readonly people: readonly string[];
}

/** A second call names the faults of the first answer. */
const ATTEMPTS = 2;

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
  const { chapter, turn: section } = request.situation.moment;
  const at = { chapter, section };
  const facts = await factsFor(request, deps);
  let faults: readonly Fault[] = [];
  let reason: Reason = 'model-failed';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (deps.stopping.aborted) return { ok: false, reason: 'model-stopped' };
    const answer = await call({ uid: request.uid, at }, promptOf(request, facts, faults), deps);
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
