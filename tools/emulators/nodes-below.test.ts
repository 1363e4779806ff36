import { expect, it } from 'vitest';
import { nodesBelow } from './nodes-below';

const LIKES = { a: { x_1_1E: true, x_1_2E: true }, b: { x_1_1E: true } };

it.each([
  [LIKES, ['*', '*'], { 'a/x_1_1E': true, 'a/x_1_2E': true, 'b/x_1_1E': true }],
  [LIKES, ['*'], LIKES],
  [{ a: { story: true, turns: { '1_2': true } }, b: {} }, ['*', 'story'], { 'a/story': true }],
  [null, ['*'], {}],
  ['text', ['*'], {}],
  [{ a: { b: null } }, ['*', '*'], {}],
])('below %j at %j stands %j', (value, pattern, nodes) => {
  expect(Object.fromEntries(nodesBelow(value, pattern))).toEqual(nodes);
});
