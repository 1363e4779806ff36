import { describe, expect, it } from 'vitest';
import type { KeyedTimelineEntry } from '../../ports/stories/story-record';
import { placeEntries } from './place-entries';

const NOW = Date.parse('2026-04-02T00:00:00Z');
const DAY_MS = 86_400_000;

const entry = (uid: string, number: number): KeyedTimelineEntry => ({
  key: `${uid}-00001-${String(number).padStart(5, '0')}`,
  date: new Date(NOW + number * 1000).toISOString(),
  summary: '朝だ。',
  url: `${uid}/1/${number}/0`,
});

/** A timeline in memory, and the entries that stories add to it. */
function board() {
  const entries = new Map<string, KeyedTimelineEntry>();
  const ofNew = new Set<string>();
  const newest = (limit: number): KeyedTimelineEntry[] =>
    [...entries.values()].sort((a, b) => (a.date < b.date ? -1 : 1)).slice(-limit);
  return {
    newest,
    ofNew,
    place: async (outbox: readonly KeyedTimelineEntry[], begunAt = NOW - 2 * DAY_MS) => {
      const placement = await placeEntries(
        { outbox, begunAt },
        {
          newestEntries: (limit) => Promise.resolve(newest(limit)),
          entriesOfNewStories: () => Promise.resolve([...ofNew]),
        },
      );
      for (const one of placement.timeline) entries.set(one.key, one);
      for (const key of placement.withdrawn) entries.delete(key);
      for (const key of [...placement.withdrawn, ...placement.forgotten]) ofNew.delete(key);
      for (const key of placement.ofNewStory) ofNew.add(key);
    },
  };
}

const owners = (entries: readonly KeyedTimelineEntry[]): string[] =>
  entries.map(({ url }) => url.split('/')[0] ?? '');

describe('placing entries in the timeline', () => {
  it('leaves at most three of one story in a row, the newest', async () => {
    const { place, newest } = board();
    await place([entry('other', 0)]);
    for (const number of [1, 2, 3, 4, 5]) await place([entry('uid-a', number)]);
    expect(newest(9)).toEqual([0, 3, 4, 5].map((n) => entry(n === 0 ? 'other' : 'uid-a', n)));
    await place([entry('other', 6)]);
    await place([entry('uid-a', 7)]);
    expect(owners(newest(9))).toEqual(['other', 'uid-a', 'uid-a', 'uid-a', 'other', 'uid-a']);
  });

  it('does so for many at once, and placing them again changes nothing', async () => {
    const { place, newest } = board();
    const many = [1, 2, 3, 4, 5, 6].map((number) => entry('uid-a', number));
    await place(many);
    const before = newest(9);
    expect(before).toEqual(many.slice(3));
    await place(many);
    expect(newest(9)).toEqual(before);
  });

  it('keeps half of a full timeline for stories that are not new', async () => {
    const { place, newest, ofNew } = board();
    for (let n = 0; n < 100; n += 1) await place([entry(`old-${n}`, n)]);
    for (let n = 100; n < 900; n += 1) await place([entry(`junk-${n}`, n)], NOW);
    const listed = owners(newest(100));
    expect(listed.filter((uid) => uid.startsWith('old'))).toHaveLength(50);
    expect(listed.at(-1)).toBe('junk-899');
    expect(ofNew.size).toBe(50);
    for (let n = 900; n < 960; n += 1) await place([entry(`old-${n % 100}`, n)]);
    expect(owners(newest(100)).filter((uid) => uid.startsWith('old')).length).toBeGreaterThan(50);
  });

  it('gives new stories all of it where there are no others', async () => {
    const { place, newest } = board();
    for (let n = 0; n < 100; n += 1) await place([entry(`new-${n}`, n)], NOW);
    expect(newest(200)).toHaveLength(100);
  });
});
