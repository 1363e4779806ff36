import { WORLDS } from '#content';
import { expect, it } from 'vitest';
import { CAMPS, type Camp } from '../../story/camp';
import { beginBook } from './book';
import { playTurn } from './play-turn';
import { participantOf } from './testing/play-story';

const SERIALS = Array.from({ length: 12 }, (_, index) => index + 1);

async function meritOfStory(serial: number, camp: Camp): Promise<number> {
  const { save: begun, worlds } = beginBook({ seed: serial, serial, worlds: WORLDS });
  let save = begun;
  let merit = 0;
  while (!save.ended) {
    const next = await playTurn(save, participantOf(camp), worlds);
    ({ save } = next);
    ({ merit } = next.played);
  }
  return merit;
}

it('the camps earn alike by their own lights in stories as they are dealt', async () => {
  const averages: number[] = [];
  for (const camp of CAMPS) {
    let sum = 0;
    for (const serial of SERIALS) sum += await meritOfStory(serial, camp);
    averages.push(sum / SERIALS.length);
  }
  expect(Math.max(...averages) / Math.min(...averages)).toBeLessThan(1.3);
}, 180_000);
