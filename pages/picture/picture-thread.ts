import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import { pictureOrderSchema } from './picture-order';
import { createPictureRenderer } from './render-picture';

const render = createPictureRenderer();

/** Responds to each PictureOrder with `{ok: true, png}` or `{ok: false, message}`. */
parentPort?.on('message', (order: unknown) => {
  void drawn(order).then((answer) => parentPort?.postMessage(answer));
});

async function drawn(order: unknown): Promise<object> {
  try {
    return { ok: true, png: await render(v.parse(pictureOrderSchema, order)) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
