import type { Clock } from '../../ports/runtime/clock';
import { ModelError, type Completion, type Prompt, type TextModel } from './text-model';

/** Why a question had no answer. */
export type Failure = ModelError['code'] | 'model-slow' | 'model-stopped';

export type Answer =
  | { readonly ok: true; readonly completion: Completion }
  | { readonly ok: false; readonly failure: Failure; readonly error: ModelError };

interface AskDeps {
  readonly model: TextModel;
  readonly clock: Clock;
  /** The longest time for an answer, from the first byte to the last, in ms. */
  readonly timeoutMs: number;
  /** Gives up at once when this is aborted. */
  readonly stopping: AbortSignal;
}

/** One question, and never longer than it may take. */
export async function ask(prompt: Prompt, deps: AskDeps): Promise<Answer> {
  const { model, clock, timeoutMs, stopping } = deps;
  const call = new AbortController();
  const answered = new AbortController();
  let reason: 'model-slow' | 'model-stopped' | null = null;
  const giveUp = (why: typeof reason) => {
    reason ??= why;
    call.abort();
  };
  const stop = () => giveUp('model-stopped');
  if (stopping.aborted) stop();
  stopping.addEventListener('abort', stop);
  void clock.wait(timeoutMs, answered.signal).then(() => {
    if (!answered.signal.aborted) giveUp('model-slow');
  });
  try {
    return { ok: true, completion: await model.complete(prompt, call.signal) };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { ok: false, failure: reason ?? error.code, error };
  } finally {
    answered.abort();
    stopping.removeEventListener('abort', stop);
  }
}
