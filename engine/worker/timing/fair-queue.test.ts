import { describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/manual-clock';
import { createFairQueue } from './fair-queue';

function queue(atOnce: number) {
  const clock = manualClock(0);
  const stopping = new AbortController();
  const begun: string[] = [];
  const failures: string[] = [];
  const ends: (() => void)[] = [];
  const failing = new Set<string>();
  const fair = createFairQueue({
    clock,
    stopping: stopping.signal,
    atOnce,
    work: async (lane, take) => {
      const [item] = take(1);
      begun.push(`${lane}${item}`);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (failing.has(lane)) throw new Error('failed');
    },
    failed: (lane) => failures.push(lane),
  });
  return {
    ...{ clock, stopping, fair, begun, failures, failing },
    add: (lane: string, ...items: number[]) => {
      for (const item of items) fair.add(lane, String(item));
    },
    /** Completes this many pieces of work, one after another. */
    end: async (pieces: number) => {
      for (let piece = 0; piece < pieces; piece += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        ends.shift()?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('createFairQueue', () => {
  it('lets a single item wait for one turn of each lane, however many items they hold', async () => {
    const { add, end, begun } = queue(1);
    add('a', ...Array.from({ length: 60_000 }, (_, item) => item));
    add('b', 1, 2, 3);
    add('c', 1);
    await end(5);
    expect(begun).toEqual(['a0', 'b1', 'c1', 'a1', 'b2', 'a2']);
  });

  it('works on several lanes at once, and on each of them once', async () => {
    const { add, end, begun } = queue(2);
    add('a', 1, 2);
    add('b', 1);
    add('c', 1);
    expect(begun).toEqual(['a1', 'b1']);
    await end(1);
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end(3);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  it('holds an item once while it waits, and takes it again when it comes during the work', async () => {
    const { add, end, begun } = queue(1);
    add('a', 1, 2, 2, 1);
    await end(3);
    expect(begun).toEqual(['a1', 'a2', 'a1']);
  });

  it('tries again what failed, later each time, and meanwhile goes on with the others', async () => {
    const { add, end, begun, failing, failures, clock } = queue(1);
    failing.add('a');
    add('a', 1);
    add('b', 1, 2);
    await end(3);
    expect(begun).toEqual(['a1', 'b1', 'b2']);
    expect(failures).toEqual(['a']);
    clock.advance(1000);
    await end(1);
    expect(begun.slice(3)).toEqual(['a1']);
    clock.advance(1999);
    await end(1);
    expect(begun).toHaveLength(4);
    failing.clear();
    clock.advance(1);
    await end(2);
    expect(begun.slice(3)).toEqual(['a1', 'a1']);
  });

  it('begins nothing any more when it is stopped, and says when it has ended', async () => {
    const { add, end, begun, fair, stopping } = queue(1);
    add('a', 1, 2);
    stopping.abort();
    const idle = fair.idle();
    await end(1);
    await idle;
    expect(begun).toEqual(['a1']);
  });
});
