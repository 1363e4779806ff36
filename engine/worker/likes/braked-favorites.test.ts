import { expect, it, vi } from 'vitest';
import type { FavoriteStore } from '../../ports/favorite-store';
import { manualClock } from '../testing/manual-clock';
import { brakedFavorites } from './braked-favorites';

type Told = Parameters<FavoriteStore['watch']>[0];

const keysTo = (last: number): Set<string> =>
  new Set(Array.from({ length: last }, (_, index) => `a_1_${index + 1}E`));

async function watched(atFirst: ReadonlySet<string> = new Set()) {
  const clock = manualClock(1_000_000);
  let tell: Told = () => undefined;
  const favorites: FavoriteStore = {
    watch: (told) => {
      tell = told;
      told('old', atFirst);
      return Promise.resolve(() => undefined);
    },
    readCounts: () => Promise.resolve([]),
    writeCounts: () => Promise.resolve(),
    readOutdatedScores: () => Promise.resolve([]),
    writeScore: () => Promise.resolve(),
  };
  const brake = vi.fn(() => Promise.resolve());
  const told = vi.fn();
  const parts = { likeBrake: { brake }, clock, log: () => undefined };
  await brakedFavorites(favorites, parts).watch(told);
  return { clock, brake, told, like: (uid: string, keys: Set<string>) => tell(uid, keys) };
}

it('brakes whoever likes more than sixty turns in a minute, for a minute', async () => {
  const { brake, told, like } = await watched();
  for (let last = 1; last <= 60; last += 1) like('bot', keysTo(last));
  expect(brake).not.toHaveBeenCalled();
  like('bot', keysTo(61));
  expect(brake).toHaveBeenCalledExactlyOnceWith('bot', 1_060_000);
  expect(told).toHaveBeenLastCalledWith('bot', keysTo(61));
});

it('counts likes that are taken back as well', async () => {
  const { brake, like } = await watched();
  for (let round = 0; round < 31; round += 1) {
    like('bot', keysTo(1));
    like('bot', new Set());
  }
  expect(brake).toHaveBeenCalledTimes(1);
});

it('leaves alone who likes as people do, and what was liked before', async () => {
  const { clock, brake, like } = await watched(keysTo(500));
  like('old', keysTo(501));
  for (let last = 1; last <= 200; last += 1) {
    like('reader', keysTo(last));
    clock.advance(2000);
  }
  expect(brake).not.toHaveBeenCalled();
});
