import { expect, it } from 'vitest';
import { longTasks } from './long-tasks';

it('counts tasks over 50 ms, and what they take beyond', () => {
  expect(longTasks([50, 51, 130.4, 12])).toEqual({ count: 2, longest: 130, blocking: 81 });
});

it('finds nothing where nothing was long', () => {
  expect(longTasks([])).toEqual({ count: 0, longest: 0, blocking: 0 });
});
