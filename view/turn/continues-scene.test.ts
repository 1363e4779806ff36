import { describe, expect, it } from 'vitest';
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

describe('below a game master’s scene with a shot', () => {
  const shot = (rest: string): string =>
    `scene:gate?seed=1&time=dusk&weather=clear&take=3&hero=cat&${rest}`;
  const gameMaster = turn(shot('view=together&with=child'));
  const player = { ...turn(shot('view=near')), role: 'user' as const };

  it('the player’s answer shares its picture', () => {
    expect(continuesScene(player, gameMaster)).toBe(true);
  });

  it('an answer at another hour has its own', () => {
    const later = { ...player, url: player.url.replace('dusk', 'night') };
    expect(continuesScene(later, gameMaster)).toBe(false);
  });

  it('the next scene at the same place has its own, unless it is framed alike', () => {
    const next = turn(shot('view=object&object=key'));
    expect(continuesScene(next, player)).toBe(false);
    expect(continuesScene(next, gameMaster)).toBe(false);
    expect(continuesScene({ ...next, url: next.url.replace('take=3', 'take=4') }, next)).toBe(true);
  });
});
