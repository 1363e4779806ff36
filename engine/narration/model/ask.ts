import type { Clock } from '../../ports/runtime/clock';
import { ModelError, type Completion, type Prompt, type TextModel } from './text-model';

/** Why a call returned no answer. */
export type Failure = ModelError['code'] | 'model-slow' | 'model-stopped';

export type Answer =
  | { readonly ok: true; readonly completion: Completion }
  | { readonly ok: false; readonly failure: Failure; readonly error: ModelError };

interface AskDeps {
  readonly model: TextModel;
  readonly clock: Clock;
  /** Limit for the whole call, in ms. */
  readonly timeoutMs: number;
  /** Aborts the call. */
  readonly stopping: AbortSignal;
}

/** Makes one call with a timeout. A ModelError becomes a failure; other errors are thrown. */
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
