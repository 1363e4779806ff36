import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { Outbox } from './outbox';

/** A client that reads one message on request. */
function createClient() {
  const read: string[] = [];
  let proceed: (() => void) | undefined;
  const stream = new Writable({
    objectMode: true,
    highWaterMark: 1,
    write(message: Buffer, _encoding, done) {
      read.push(message.toString());
      proceed = done;
    },
  });
  const readOn = async () => {
    const drained = new Promise((resolve) => stream.once('drain', resolve));
    proceed?.();
    await drained;
  };
  return { stream, read, readOn };
}

it('sends everything in order, as fast as the client reads', async () => {
  const { stream, read, readOn } = createClient();
  const outbox = new Outbox(stream, 100, () => expect.unreachable());
  const ended: number[] = [];
  for (const text of ['a', 'b', 'c']) outbox.send(Buffer.from(text));
  outbox.end(() => ended.push(read.length));
  expect(read).toEqual(['a']);
  await readOn();
  await readOn();
  expect(read).toEqual(['a', 'b', 'c']);
  expect(ended).toEqual([3]);
  outbox.send(Buffer.from('late'));
  await readOn();
  expect(read).toHaveLength(3);
  expect(ended).toEqual([3]);
});

it('drops its queue when it becomes too long, and reports it once', async () => {
  const { stream, read, readOn } = createClient();
  const outcomes: string[] = [];
  const outbox = new Outbox(stream, 10, () => {
    outbox.end(() => outcomes.push('ended'));
    outcomes.push('overflow');
  });
  outbox.send(Buffer.from('first'));
  outbox.send(Buffer.alloc(10));
  expect(outcomes).toEqual([]);
  outbox.send(Buffer.alloc(1));
  outbox.send(Buffer.alloc(20));
  expect(outcomes).toEqual(['ended', 'overflow']);
  await readOn();
  expect(read).toEqual(['first']);
});
