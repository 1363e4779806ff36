import { performance } from 'node:perf_hooks';
import { cachedPictures } from '../pages/picture/cached-pictures';
import type { PictureOrder, RenderPicture } from '../pages/picture/picture-order';
import { createPictureRenderer } from '../pages/picture/render-picture';
import { threadedRenderer } from '../pages/picture/threaded-renderer';
import { bundleThread } from '../tools/services/bundle';
import { rounded } from './statistics';

const PICTURES = 20;
/** How often it is looked whether the event loop still turns, in ms. */
const BEAT_MS = 5;

const order = (number: number): PictureOrder => ({
  words: `鐘が${number}つ鳴り、港の朝がはじまった。`,
  storyOf: '灯の物語',
  place: `第1章 第${number}節`,
  url: `scene:harbour?seed=${number}&time=dawn`,
});

/** How long the process answers nobody while twenty pictures are asked for at once: drawn in it, in a thread, and once more. */
export async function benchPictures(): Promise<object> {
  const thread = threadedRenderer(
    await bundleThread('picture-thread', 'pages/picture/picture-thread.ts'),
  );
  const here = createPictureRenderer();
  // What is loaded with the first picture is not measured.
  await here(order(0));
  await thread(order(0));
  const cached = cachedPictures(thread);
  return {
    pictures: PICTURES,
    inProcess: await blockedBy(here),
    inThread: await blockedBy(cached),
    again: await blockedBy(cached),
  };
}

async function blockedBy(render: RenderPicture): Promise<object> {
  let last = performance.now();
  let longest = 0;
  const beat = setInterval(() => {
    const now = performance.now();
    const late = now - last - BEAT_MS;
    last = now;
    longest = Math.max(longest, late);
  }, BEAT_MS);
  const begin = performance.now();
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: PICTURES }, (_, index) => render(order(index + 1))));
  const { active } = performance.eventLoopUtilization(before);
  const milliseconds = performance.now() - begin;
  // The beat that was waited for.
  await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
  clearInterval(beat);
  return {
    milliseconds: rounded(milliseconds),
    /** In which the process does something else than wait. */
    busyMilliseconds: rounded(active),
    /** For so long at a time nobody else is answered. */
    longestMilliseconds: rounded(longest),
  };
}
