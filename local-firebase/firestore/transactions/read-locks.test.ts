import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReadLocks } from './read-locks';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('owners lock a document one after the other, in order', async () => {
  const locks = new ReadLocks(1000);
  const order: string[] = [];
  await locks.acquire('a', 'first');
  const second = locks.acquire('a', 'second').then(() => order.push('second'));
  const third = locks.acquire('a', 'third').then(() => order.push('third'));
  locks.release('first');
  await second;
  expect(order).toEqual(['second']);
  locks.release('second');
  await third;
  expect(order).toEqual(['second', 'third']);
});

it('a waiter continues after its timeout', async () => {
  const locks = new ReadLocks(1000);
  await locks.acquire('a', 'dead');
  const waiting = locks.acquire('a', 'patient');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(waiting).resolves.toBeUndefined();
});

it('an owner can lock a document twice', async () => {
  const locks = new ReadLocks(1000);
  await locks.acquire('a', 'one');
  await expect(locks.acquire('a', 'one')).resolves.toBeUndefined();
});
