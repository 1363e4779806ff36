import { performance } from 'node:perf_hooks';
import { cachedPictures } from '../pages/picture/cached-pictures';
import type { PictureOrder, RenderPicture } from '../pages/picture/picture-order';
import { createPictureRenderer } from '../pages/picture/render-picture';
import { threadedRenderer } from '../pages/picture/threaded-renderer';
import { bundleThread } from '../tools/services/bundle';
import { rounded } from './statistics';

const PICTURES = 20;
/** Interval of the event loop's checks, in ms. */
const BEAT_MS = 5;

const order = (number: number): PictureOrder => ({
  words: `鐘が${number}つ鳴り、港の朝がはじまった。`,
  storyOf: '灯の物語',
  place: `第1章 第${number}節`,
  url: `scene:harbour?seed=${number}&time=dawn`,
});

/** How long the event loop is blocked while twenty pictures are requested at once: drawn in the process, in a thread, and cached. */
export async function benchPictures(): Promise<object> {
  const thread = threadedRenderer(
    await bundleThread('picture-thread', 'pages/picture/picture-thread.ts'),
  );
  const here = createPictureRenderer();
  // Loading with the first picture is not measured.
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
  // The interval itself.
  await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
  clearInterval(beat);
  return {
    milliseconds: rounded(milliseconds),
    /** The time in which the event loop is blocked. */
    busyMilliseconds: rounded(active),
    /** The longest time without a response to other requests. */
    longestMilliseconds: rounded(longest),
  };
}
