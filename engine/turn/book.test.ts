import { WORLDS } from '#content';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../japanese/sentences';
import { CAMPS, type Camp } from '../../story/camp';
import { offlineNarrator } from '../narration/offline-narrator';
import { beginBook } from './book';
import { step } from './step';
import { participantOf } from './testing/play-story';

const SERIALS = Array.from({ length: 42 }, (_, index) => index + 1);
const idsOf = (serial: number, seed = 1) =>
  beginBook({ seed, serial, worlds: WORLDS }).worlds.map(({ id }) => id);

async function tell(serial: number, seed: number, camp: Camp = CAMPS[0]): Promise<string[]> {
  const book = beginBook({ seed, serial, worlds: WORLDS });
  const participant = participantOf(camp);
  const texts: string[] = [];
  let { save } = book;
  while (!save.ended) {
    const next = await step(save, participant, book.worlds, offlineNarrator);
    texts.push(next.played.turn.turn);
    save = next.save;
  }
  return texts;
}

/** The share of the last few stories' sentences that stand in those before them. */
function metInLast(stories: readonly (readonly string[])[], few: number): number {
  const sentences = stories.map((texts) =>
    texts.flatMap(sentencesOf).filter((sentence) => sentence.length > 8),
  );
  const met = new Set(sentences.slice(0, -few).flat());
  const last = sentences.slice(-few).flat();
  return last.filter((sentence) => met.has(sentence)).length / last.length;
}

describe('a story with a number', () => {
  it('leads through worlds that follow from the number alone', () => {
    for (const serial of SERIALS) expect(idsOf(serial, 7)).toEqual(idsOf(serial, 8));
    const orders = SERIALS.map((serial) => idsOf(serial).join());
    expect(new Set(orders).size).toBe(SERIALS.length);
  });

  it('begins nowhere quiet', () => {
    for (const serial of SERIALS) {
      const first = WORLDS.find(({ id }) => id === idsOf(serial)[0]);
      expect(first?.theme).not.toBe('ほのぼの');
    }
  });

  it('is the same for the same seed and number', async () => {
    const [one, again, other] = await Promise.all([tell(3, 5), tell(3, 5), tell(4, 5)]);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('shares less with the stories before it than one that draws', async () => {
    const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
    const campOf = (n: number) => CAMPS[n % CAMPS.length];
    const dealt = await Promise.all(numbers.map((n) => tell(n, n, campOf(n))));
    const drawn = await Promise.all(numbers.map((n) => tell(0, n, campOf(n))));
    expect(metInLast(dealt, 3)).toBeLessThan(metInLast(drawn, 3));
  }, 60_000);
});
