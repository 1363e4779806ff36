import { expect, it } from 'vitest';
import { manualClock } from '../../testing/manual-clock';
import { createStoryQueue } from './story-queue';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function stories() {
  const clock = manualClock(0);
  const done: string[] = [];
  const failing = new Set<string>();
  const queue = createStoryQueue({
    clock,
    stopping: new AbortController().signal,
    restMs: 500,
    work: (uid, docid, hint) => {
      done.push(`${uid}:${docid}:${hint}`);
      return failing.delete(docid) ? Promise.reject(new Error('failed')) : Promise.resolve();
    },
    failed: () => undefined,
  });
  return { clock, done, failing, queue };
}

it('works at once, then once for all that was asked for during the rest', async () => {
  const { queue, done, clock } = stories();
  for (let person = 0; person < 200; person += 1) queue.request(`u${person}`, 'a', 'k');
  await settled();
  expect(done).toEqual(['u0:a:k']);
  for (let person = 0; person < 200; person += 1) queue.request(`u${person}`, 'a', 'k');
  await settled();
  clock.advance(500);
  await settled();
  expect(done).toEqual(['u0:a:k', 'u1:a:k']);
  clock.advance(500);
  await settled();
  expect(done).toHaveLength(2);
});

it('lets one account’s hundred stories wait behind another one’s first', async () => {
  const { queue, done } = stories();
  for (let story = 0; story < 100; story += 1) queue.request('flood', `s${story}`, 'k');
  queue.request('reader', 'mine', 'k');
  await settled();
  expect(done.indexOf('reader:mine:k')).toBe(1);
  expect(done).toHaveLength(101);
});

it('tries again what failed', async () => {
  const { queue, done, failing, clock } = stories();
  failing.add('a');
  queue.request('u', 'a', 'k');
  await settled();
  clock.advance(1000);
  await settled();
  expect(done).toEqual(['u:a:k', 'u:a:k']);
});
