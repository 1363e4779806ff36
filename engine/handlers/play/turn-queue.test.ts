import { describe, expect, it } from 'vitest';
import { createTurnQueue, type TurnKind } from './turn-queue';

/** Work that ends when the test ends it. */
function start() {
  const queue = createTurnQueue({ first: 2, further: 3, beside: 1 });
  const running = new Map<string, { end: () => void; fail: (error: Error) => void }>();
  const order: string[] = [];
  const ended = new Map<string, Promise<string>>();
  const add = (kind: TurnKind, ...names: readonly string[]): void => {
    for (const name of names) {
      const outcome = queue.run(kind, async () => {
        order.push(name);
        await new Promise<void>((end, fail) => running.set(name, { end, fail }));
        return name;
      });
      ended.set(name, outcome);
    }
  };
  const settled = async (): Promise<void> => {
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
  };
  const end = async (name: string): Promise<void> => {
    running.get(name)?.end();
    await ended.get(name);
    await settled();
  };
  return { add, end, ended, running, order, settled };
}

const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

describe('the queue of turns', () => {
  it('has a first turn wait for none of a thousand further ones', async () => {
    const { add, order, settled } = start();
    add('further', ...names('turn', 1000));
    await settled();
    expect(order).toEqual(['turn1', 'turn2', 'turn3']);
    add('first', 'person');
    await settled();
    expect(order.at(-1)).toBe('person');
  });

  it('delays the further turns until the first turn is done, and starves none', async () => {
    const { add, end, order, settled } = start();
    add('further', ...names('turn', 6));
    add('first', 'person');
    await settled();
    await end('turn1');
    await end('turn2');
    expect(order).toEqual(['turn1', 'turn2', 'turn3', 'person']);
    await end('turn3');
    expect(order.slice(4)).toEqual(['turn4']);
    await end('person');
    expect(order.slice(4)).toEqual(['turn4', 'turn5', 'turn6']);
  });

  it('starts the newest first turn before those of the backlog', async () => {
    const { add, end, order, settled } = start();
    add('first', ...names('junk', 800));
    await settled();
    expect(order).toEqual(['junk1', 'junk2']);
    add('first', 'person');
    await end('junk1');
    expect(order).toEqual(['junk1', 'junk2', 'person']);
  });

  it('goes on after work that failed', async () => {
    const { add, ended, running, order, settled } = start();
    add('first', 'junk1', 'junk2', 'person');
    await settled();
    running.get('junk1')?.fail(new Error('unavailable'));
    await expect(ended.get('junk1')).rejects.toThrow('unavailable');
    await settled();
    expect(order.at(-1)).toBe('person');
  });
});
