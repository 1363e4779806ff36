import { expect, it } from 'vitest';
import type { Turn } from '../../story/turn';
import { continuesScene } from './continues-scene';

const turn = (url: string, hidden = false): Turn => ({
  role: 'model',
  date: '2026-04-01T06:00:00.000Z',
  turn: '鐘が鳴った。',
  url,
  sales: 0,
  unit: 0,
  continue: true,
  ...(hidden ? { hidden } : {}),
});
const HERE = 'scene:gate?seed=1&time=dusk&weather=clear';

it.each([
  ['the same scene', turn(HERE), true],
  ['the same scene with other details', turn('scene:gate?seed=2&time=dusk&weather=clear'), true],
  ['another hour', turn('scene:gate?seed=1&time=night&weather=clear'), false],
  ['another place', turn('scene:tower?seed=1&time=dusk&weather=clear'), false],
  ['a picture of its own', turn('https://example.com/a.png'), false],
  ['a hidden section', turn(HERE, true), false],
  ['nothing', undefined, false],
])('below %s', (_, above, expected) => {
  expect(continuesScene(turn(HERE), above)).toBe(expected);
});

it('is never so for pictures that are no scenes', () => {
  const photo = turn('https://example.com/a.png');
  expect(continuesScene(photo, photo)).toBe(false);
});
