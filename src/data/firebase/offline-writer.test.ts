import { expect, it } from 'vitest';
import type { OfflineDocument } from '../preloaded-story';
import type { OfflineStore } from '../offline-store';
import { createOfflineWriter } from './offline-writer';

const version = (seq: number) => (): OfflineDocument[] => [
  {
    id: `a-${seq}`,
    uid: 'a',
    onamae: '',
    image: '',
    seq,
    updatedAt: '',
    outline: [],
    hidden: false,
    data: [],
  },
];

/** A store that notes what it is given, and a pause that ends when it is told to. */
function device() {
  const done: string[] = [];
  let endPause = (): void => undefined;
  const store: OfflineStore = {
    docids: () => Promise.resolve([]),
    read: () => Promise.resolve(''),
    keep: (_, json) => Promise.resolve(void done.push(/a-\d/u.exec(json)?.[0] ?? '')),
    remove: () => Promise.resolve(void done.push('removed')),
  };
  const write = createOfflineWriter('a', store, () => new Promise((go) => (endPause = go)));
  return { done, write, endPause: () => endPause() };
}

/** Lets everything happen that waits for nothing but its turn. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('writes the first version of a story at once, and after a pause the newest of those that followed', async () => {
  const { done, write, endPause } = device();
  write(version(1));
  await settled();
  write(version(2));
  write(version(3));
  await settled();
  expect(done).toEqual(['a-1']);
  endPause();
  await settled();
  expect(done).toEqual(['a-1', 'a-3']);
});

it('removes a hidden story without a pause', async () => {
  const { done, write } = device();
  write(version(1));
  await settled();
  write(version(2));
  write(null);
  await settled();
  expect(done).toEqual(['a-1', 'removed']);
});
