import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { PictureError } from './picture-error';
import type { RenderPicture } from './picture-order';

/** Timeout of one picture, in ms: the first one loads the libraries and fonts as well. */
const PATIENCE_MS = 20_000;
/** Memory limit of a thread; drawing takes about 100 MB. */
const RESOURCES = { maxOldGenerationSizeMb: 256 };

/** The message of the thread. */
const answerSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), png: v.instance(Uint8Array) }),
  v.object({ ok: v.literal(false), message: v.string() }),
]);

/**
 * Draws in a worker thread, one picture after the other, so that the event loop is not blocked. A thread that fails or
 * exceeds the timeout is ended, and the next picture starts another. Rejects with a PictureError `picture-not-rendered`.
 * @param file The module of `picture-thread.ts`, bundled.
 * @param patienceMs Timeout of one picture.
 */
export function threadedRenderer(file: URL, patienceMs = (): number => PATIENCE_MS): RenderPicture {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: RESOURCES });
    const forget = (): void => {
      if (thread === started) thread = null;
    };
    started.on('error', forget);
    started.once('exit', forget);
    // The thread does not keep the process alive.
    started.unref();
    return started;
  }

  const render: RenderPicture = async (order) => {
    thread ??= start();
    const drawing = thread;
    const over = new AbortController();
    // Not AbortSignal.timeout: a signal that only AbortSignal.any refers to can be collected before its time.
    const limit = setTimeout(() => over.abort(), patienceMs());
    try {
      const { signal } = over;
      const heard = Promise.race([
        once(drawing, 'message', { signal }),
        once(drawing, 'exit', { signal }),
      ]);
      drawing.postMessage(order);
      const answer = v.parse(v.tuple([answerSchema]), await heard)[0];
      if (answer.ok) return answer.png;
      throw new Error(answer.message);
    } catch (error) {
      if (thread === drawing) thread = null;
      await drawing.terminate();
      throw new PictureError('picture-not-rendered', detailOf(error), { cause: error });
    } finally {
      clearTimeout(limit);
      // Removes the listeners of the other outcomes.
      over.abort();
    }
  };

  return (order) => {
    const drawn = last.then(() => render(order));
    last = drawn.catch(() => undefined);
    return drawn;
  };
}

const detailOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
