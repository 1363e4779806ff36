import { expect } from 'vitest';
import { paths } from '../../story/paths';
import type { TestProject } from './engine-harness';

/** What every reader must find after any fault. */
export async function expectWholeStory(
  project: TestProject,
  uid: string,
  lengths: readonly number[],
): Promise<void> {
  const chapters = await project.chapters(uid);
  const published = chapters.map(({ turn }) =>
    turn.map((one) => /第\d+章の第\d+節/u.exec(one.turn)?.[0]),
  );
  expect(published).toEqual(
    lengths.map((length, index) =>
      Array.from({ length }, (_, section) => `第${index + 1}章の第${section + 1}節`),
    ),
  );
  expect(chapters.at(-1)?.turn.at(-1)?.continue).toBe(false);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  expect(await project.read(`${paths.entry(uid)}/clause`)).toBe(all);
  expect(await project.read(`${paths.entry(uid)}/data/score`)).toBe(2 * all);
  expect(await project.read(paths.member(uid))).toMatchObject({ uid });
  const number = (count: number): string => String(count).padStart(5, '0');
  const timelineKeys = ({ length }: readonly unknown[], chapter: number): string[] =>
    Array.from({ length }, (_, index) => index + 1)
      .filter((section) => section % 10 === 1 || section === length)
      .map((section) => `${uid}-${number(chapter + 1)}-${number(section)}`);
  const timeline = Object.keys((await project.read(paths.timeline)) ?? {});
  const own = timeline.filter((key) => key.startsWith(`${uid}-`));
  // Without other stories between them, only the three newest entries are kept.
  const keys = published.flatMap(timelineKeys);
  expect(keys).toEqual(expect.arrayContaining(own));
  expect(own.slice(-3)).toEqual(keys.slice(-3));
  const record = await project.record(uid);
  expect(record).toMatchObject({ projected: all, outbox: [], lease: null });
}
