import { WORLDS } from '#content';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../japanese/sentences';
import { CAMPS, type Camp } from '../../story/camp';
import { offlineNarrator } from '../narration/offline-narrator';
import { beginBook } from './book';
import { step } from './step';
import { worldOfVisit } from './visits';
import { NO_SPINE } from './spines-of-story';
import { repeatsDays } from './worlds-of-story';
import { participantOf } from './testing/play-story';

const SERIALS = Array.from({ length: 42 }, (_, index) => index + 1);
const idsOf = (serial: number, seed = 1) =>
  beginBook({ seed, serial, worlds: WORLDS }).worlds.map(({ id }) => id);

async function tell(
  serial: number,
  seed: number,
  camp: Camp = CAMPS[0],
  worlds = WORLDS,
): Promise<string[]> {
  const book = beginBook({ seed, serial, worlds });
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
    const books = SERIALS.map((serial) => {
      const { save } = beginBook({ seed: 1, serial, worlds: WORLDS });
      return [...save.worlds, ...save.spines].join();
    });
    expect(new Set(books).size).toBe(SERIALS.length);
  });

  it('begins where the days repeat, and visits every world where they do', () => {
    const repeating = WORLDS.filter(repeatsDays).map(({ id }) => id);
    expect(repeating.length).toBeGreaterThan(1);
    for (const serial of SERIALS) {
      expect(repeating).toContain(idsOf(serial)[0]);
      expect(idsOf(serial)).toEqual(expect.arrayContaining(repeating));
    }
  });

  it('is told every spine in its turn, and two worlds’ spines in all pairs', () => {
    const repeating = WORLDS.filter(repeatsDays);
    const own = repeating.flatMap(({ spines = [] }) => spines.map(({ id }) => id));
    const pairOf = (serial: number) => {
      const { save } = beginBook({ seed: 1, serial, worlds: WORLDS });
      return save.spines.flatMap((id, chapter) =>
        id !== null && own.includes(id) ? [{ id, told: save.spineTellings[chapter] }] : [],
      );
    };
    const stories = Array.from({ length: 100 }, (_, index) => pairOf(index + 1));
    const idsOfPair = (pair: ReturnType<typeof pairOf>) => pair.map(({ id }) => id).sort();
    const pairs = repeating.reduce((product, { spines = [] }) => product * spines.length, 1);
    expect(new Set(stories.map((pair) => idsOfPair(pair).join())).size).toBe(pairs);
    const times = new Map<string, number>();
    for (const pair of stories) {
      for (const { id, told } of pair) {
        expect(told).toBe(times.get(id) ?? 0);
        times.set(id, (times.get(id) ?? 0) + 1);
      }
    }
  });

  it('is told the only spine of a world in every other story that visits it', () => {
    for (const { id: world, spines = [] } of WORLDS.filter((one) => one.spines?.length === 1)) {
      const told = SERIALS.flatMap((serial) => {
        const { save } = beginBook({ seed: 1, serial, worlds: WORLDS });
        const chapter = save.worlds.indexOf(world);
        return chapter === -1 ? [] : [save.spines[chapter]];
      });
      const [spine] = spines;
      expect(told).toEqual(told.map((_, index) => (index % 2 === 0 ? spine?.id : NO_SPINE)));
    }
  });

  it('tells a day that does not repeat where it was dealt one', async () => {
    const [world] = WORLDS.filter((one) => one.spines?.length === 1);
    if (world === undefined) throw new Error('no world has one spine');
    const { save, worlds } = beginBook({ seed: 3, serial: 1, worlds: [world] });
    expect(save.spines).toEqual([
      world.spines?.[0]?.id,
      ...Array.from({ length: 4 }, () => NO_SPINE),
    ]);
    const dealtNone = { ...save, spines: [NO_SPINE] };
    const told = await step(dealtNone, participantOf(CAMPS[0]), worlds, offlineNarrator);
    expect(told.save.plot).toBeNull();
  });

  describe('in few worlds', () => {
    const few = WORLDS.filter(({ id }) => ['harbour-town', 'clock-house'].includes(id));
    const withSpines = few.map((world) => {
      const [spine] = world.spines ?? [];
      if (spine === undefined) throw new Error(`${world.id} has no spine`);
      return { ...world, spines: ['a', 'b', 'c', 'd'].map((id) => ({ ...spine, id })) };
    });
    const spinesOf = (serial: number): string[] => {
      const { save } = beginBook({ seed: 1, serial, worlds: withSpines });
      return save.spines.map(
        (spine, index) => `${worldOfVisit(save.worlds[index] ?? '')}/${spine}`,
      );
    };

    it('is dealt five spines, few of them its neighbour’s', () => {
      const shared = SERIALS.slice(1).map((serial) => {
        const before = spinesOf(serial - 1);
        expect(new Set(before).size).toBe(5);
        return spinesOf(serial).filter((one) => before.includes(one)).length;
      });
      const average = shared.reduce((sum, count) => sum + count, 0) / shared.length;
      // Five of eight share two at least.
      expect(average).toBeLessThan(2.4);
    });

    it('shares as few of its spines with its neighbour as their number allows', () => {
      const spines = (serial: number) => {
        const { save } = beginBook({ seed: 1, serial, worlds: few });
        return save.spines.map((id) => id ?? '');
      };
      const shared = SERIALS.map((serial) => {
        const next = spines(serial + 1);
        return spines(serial).filter((one) => next.includes(one)).length;
      });
      // Five of eight share two at least.
      expect(Math.max(...shared)).toBeLessThanOrEqual(3);
      expect(shared.reduce((sum, count) => sum + count, 0) / shared.length).toBeLessThan(2.4);
    });

    it('knows how often stories before were told each spine', () => {
      const times: Record<string, number> = {};
      for (const serial of SERIALS) {
        const { save } = beginBook({ seed: 1, serial, worlds: few });
        expect(save.spineTellings).toEqual(save.spines.map((id) => times[id ?? ''] ?? 0));
        for (const id of save.spines) times[id ?? ''] = (times[id ?? ''] ?? 0) + 1;
      }
    });

    it('does not begin in the world in which its neighbour begins', () => {
      const firsts = SERIALS.map((serial) => beginBook({ seed: 1, serial, worlds: few }).worlds[0]);
      expect(firsts.filter((first, index) => first === firsts[index + 1])).toEqual([]);
    });

    it('tells the spines that it was dealt', async () => {
      const { save, worlds } = beginBook({ seed: 3, serial: 3, worlds: withSpines });
      for (const spine of ['a', 'b', 'c', 'd']) {
        const cast = { ...save, spines: [spine] };
        const told = await step(cast, participantOf(CAMPS[0]), worlds, offlineNarrator);
        expect(told.save.plot?.spine).toBe(spine);
      }
    });
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
    // Only a number deals spines: in these worlds both tell the same promises.
    const plain = WORLDS.filter(({ spines = [] }) => spines.length < 2);
    const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
    const campOf = (n: number) => CAMPS[n % CAMPS.length];
    const dealt = await Promise.all(numbers.map((n) => tell(n, n, campOf(n), plain)));
    const drawn = await Promise.all(numbers.map((n) => tell(0, n, campOf(n), plain)));
    expect(metInLast(dealt, 3)).toBeLessThan(metInLast(drawn, 3));
  }, 180_000);
});
