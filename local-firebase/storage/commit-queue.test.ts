import { expect, it } from 'vitest';
import { createCommitQueue } from './commit-queue';
import type { RecordChange } from './record-store';

function change(key: string): RecordChange[] {
  return [{ key, value: '1' }];
}

/** A queue on a disk that is full when the test says so. */
function start() {
  const written: string[] = [];
  const events: string[] = [];
  const disk = { isFull: false };
  let time = 0;
  const write = () => (disk.isFull ? Promise.reject(new Error('full')) : Promise.resolve());
  const queue = createCommitQueue({
    writeBatch: async (changes) => {
      await write();
      written.push(changes.map(({ key }) => key).join());
    },
    failed: () => Promise.resolve(void events.push('failed')),
    recover: async () => {
      events.push('recover');
      await write();
    },
    recovered: () => events.push('recovered'),
    elapsed: () => time,
  });
  return { queue, disk, written, events, pass: (milliseconds: number) => (time += milliseconds) };
}

it('writes what arrives during a write as one batch', async () => {
  const { queue, written } = start();
  await Promise.all(['a', 'b', 'c'].map((key) => queue.commit(change(key))));
  expect(written).toEqual(['a', 'b,c']);
});

it('refuses everything that was queued behind a failed write', async () => {
  const { queue, disk, written } = start();
  disk.isFull = true;
  const refused = { code: 'store-failed' };
  const commits = [change('a'), change('b'), []].map((changes) => queue.commit(changes));
  // Based on the lost change, and made just after its failure was reported.
  const late = commits[0]?.catch(() => {
    disk.isFull = false;
    return queue.commit(change('late'));
  });
  for (const commit of commits) await expect(commit).rejects.toMatchObject(refused);
  await expect(late).rejects.toMatchObject(refused);
  expect(written).toEqual([]);
});

it('writes again once there is space, and tries at most once a second', async () => {
  const { queue, disk, written, events, pass } = start();
  disk.isFull = true;
  await expect(queue.commit(change('a'))).rejects.toThrow();
  await expect(queue.commit(change('b'))).rejects.toThrow();
  expect(events).toEqual(['failed']);
  pass(1000);
  await expect(queue.commit(change('c'))).rejects.toThrow('can not be written yet');
  expect(events).toEqual(['failed', 'recover']);
  disk.isFull = false;
  await expect(queue.commit(change('d'))).rejects.toThrow();
  pass(1000);
  await queue.commit(change('e'));
  await queue.commit(change('f'));
  expect(events).toEqual(['failed', 'recover', 'recover', 'recovered']);
  expect(written).toEqual(['e', 'f']);
});
