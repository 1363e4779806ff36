import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths, SHOWCASE_UID } from '../../story/paths';
import { showcaseUid } from '../../story/showcase';
import { eventually } from '../support/eventually';
import {
  createTestProject,
  PACE,
  sections,
  START,
  shareTestFirebase,
  type TestEngine,
  type TestProject,
} from './engine-harness';

const UID = 'uid-a';

shareTestFirebase();
let project: TestProject;

beforeEach(() => {
  project = createTestProject();
});
afterEach(() => project.close());

const published = (count: readonly number[]): Promise<void> =>
  eventually(async () => expect(await sections(project, UID)).toEqual(count));

/** Advances the clock to each due turn, until the chapter has this many sections. */
async function playTo(
  { clock }: TestEngine,
  chapter: number,
  section: number,
  uid = UID,
): Promise<void> {
  for (;;) {
    const published = await sections(project, uid);
    if ((published[chapter - 1] ?? 0) >= section) return;
    const due = (await project.record(uid))?.turnDueAt ?? 0;
    clock.advance(Math.max(0, due - clock.now()));
    await eventually(async () => expect(await sections(project, uid)).not.toEqual(published));
  }
}

describe('the showcase', () => {
  it('is there with three chapters when the engine has started', async () => {
    await project.engine().engine.start();
    const chapters = await project.chapters(SHOWCASE_UID);
    expect(chapters.map(({ turn }) => turn.length)).toEqual([12, 3, 11]);
    expect(chapters[0]?.summary).not.toBe('');
    expect(await project.read(paths.entry(SHOWCASE_UID))).toMatchObject({
      oid: 10353,
      clause: 26,
      data: { camp: '平和', score: 52 },
    });
    expect(await project.read(paths.member(SHOWCASE_UID))).toMatchObject({ uid: SHOWCASE_UID });
  });

  it('is backdated by the regular pace', async () => {
    await project.engine().engine.start();
    const dates = (await project.chapters(SHOWCASE_UID)).flatMap(({ turn }) =>
      turn.map(({ date }) => Date.parse(date)),
    );
    expect(dates.at(-1)).toBe(START);
    expect(dates[1]).toBe((dates[0] ?? 0) + PACE.turnMs);
    expect(dates[10]).toBe((dates[0] ?? 0) + PACE.pageMs);
  });

  it('is left as it is at the next start, and goes on with the schedule', async () => {
    const first = project.engine();
    await first.engine.start();
    const before = await project.chapters(SHOWCASE_UID);
    await first.close();
    const second = project.engine({ clock: first.clock });
    await second.engine.start();
    expect(await project.chapters(SHOWCASE_UID)).toEqual(before);
    second.clock.advance(PACE.pageMs);
    await eventually(async () =>
      expect(await sections(project, SHOWCASE_UID)).toEqual([12, 3, 11, 1]),
    );
  });
});

describe('the showcase that has ended', () => {
  it('is followed by a volume with another character, which is played at the regular pace', async () => {
    const test = project.engine();
    await test.engine.start();
    await playTo(test, 4, 2, SHOWCASE_UID);
    const next = showcaseUid(2);
    test.clock.advance(10 * 60_000);
    expect(await project.record(next)).toBeNull();
    await eventually(async () => {
      test.clock.advance(10 * 60_000);
      expect(await project.record(next)).not.toBeNull();
    });
    await playTo(test, 1, 3, next);
    await eventually(async () =>
      expect(await project.read(paths.member(next))).toEqual({ uid: next, onamae: 'ハル' }),
    );
    expect(await sections(project, SHOWCASE_UID)).toEqual([12, 3, 11, 2]);
    expect(await project.record(showcaseUid(3))).toBeNull();
  });

  it('is followed by it when an engine starts later', async () => {
    const first = project.engine();
    await first.engine.start();
    await first.close();
    await project.endStory(SHOWCASE_UID);
    first.clock.advance(2 * 60 * 60_000);
    await project.engine({ clock: first.clock }).engine.start();
    await eventually(async () => expect(await sections(project, showcaseUid(2))).toEqual([1]));
  });
});

describe('a new entry', () => {
  it('has its first turn at once, and the others of the page at their distance', async () => {
    const test = project.engine();
    await test.engine.start();
    await project.register(UID, '灯');
    await published([1]);
    test.clock.advance(PACE.turnMs - 1);
    test.clock.advance(1);
    await published([2]);
    await playTo(test, 1, 10);
    const [chapter] = await project.chapters(UID);
    const dates = chapter?.turn.map(({ date }) => Date.parse(date) - START);
    expect(dates).toEqual(Array.from({ length: 10 }, (_, turn) => turn * PACE.turnMs));
  });

  it('has a page at each interval until the story ends', async () => {
    const test = project.engine();
    await test.engine.start();
    await project.register(UID, '灯');
    const lengths = [12, 3, 11, 2];
    for (const [index, length] of lengths.entries()) await playTo(test, index + 1, length);
    const chapters = await project.chapters(UID);
    const firstOfPages = chapters.flatMap(({ turn }) =>
      turn.filter((_, section) => section % 10 === 0).map(({ date }) => Date.parse(date) - START),
    );
    expect(firstOfPages).toEqual([0, 1, 2, 3, 4, 5].map((page) => page * PACE.pageMs));
    expect(chapters.at(-1)?.turn.at(-1)?.continue).toBe(false);
    await eventually(async () => expect(await project.read(`${paths.entry(UID)}/clause`)).toBe(28));
    expect((await project.record(UID))?.status).toBe('ended');
  });

  it('is in the timeline at the beginning of pages and at the end of chapters', async () => {
    const test = project.engine();
    await test.engine.start();
    await project.register(UID, '灯');
    await playTo(test, 2, 1);
    await eventually(async () =>
      expect(await project.read(paths.timelineEntry(`${UID}-00002-00001`))).toEqual({
        date: new Date(START + 2 * PACE.pageMs).toISOString(),
        summary: expect.stringMatching(/^灯「2つ目の島」第1節　/u) as unknown,
        url: `${UID}/2/1/0`,
        cover: {
          onamae: '灯',
          camp: '景気',
          firstWord: expect.any(String) as unknown,
          theme: expect.any(String) as unknown,
          world: '島',
          picture: expect.any(String) as unknown,
          isOver: false,
        },
      }),
    );
    expect(await project.read(paths.timelineEntry(`${UID}-00001-00012`))).toMatchObject({
      summary: '灯「1つ目の島」の章が終わる　灯は1つ目の島を後にした。',
      url: `${UID}/1/2/1`,
      // Others see how the section begins, not what the chapter came to.
      cover: {
        newest: { url: `${UID}/1/2/1`, words: expect.stringMatching(/第12節/u) as unknown },
      },
    });
  });

  it('has its newest words in the cover of its newest entry', async () => {
    const test = project.engine();
    await test.engine.start();
    await project.register(UID, '灯');
    const newest = () => project.read(`${paths.timelineEntry(`${UID}-00001-00001`)}/cover/newest`);
    await published([1]);
    expect(await newest()).toBeNull();
    await playTo(test, 1, 10);
    await eventually(async () =>
      expect(await newest()).toEqual({
        url: `${UID}/1/1/9`,
        words: expect.stringMatching(/^灯、第1章の第10節。/u) as unknown,
      }),
    );
    // What the operator hides is not quoted.
    await project.database.ref(`${paths.hiddenOf(UID)}/turns/1_10`).set(true);
    await eventually(async () => expect(await newest()).toBeNull());
    expect(await project.read(paths.timelineEntry(`${UID}-00001-00001`))).not.toBeNull();
  });

  it('that cannot be understood is logged and skipped, and others go on', async () => {
    const test = project.engine();
    await test.engine.start();
    await project.database.ref(paths.entry('uid-broken')).set({ uid: 'uid-broken', clause: 0 });
    await project.register(UID, '灯');
    await published([1]);
    await eventually(() =>
      expect(test.events).toContainEqual({
        level: 'warning',
        code: 'entry-unreadable',
        uid: 'uid-broken',
      }),
    );
    expect(await project.record('uid-broken')).toBeNull();
  });

  it('that becomes understandable is played', async () => {
    const test = project.engine();
    await test.engine.start();
    await project.database.ref(paths.entry(UID)).set({ uid: UID, clause: 0 });
    await eventually(() =>
      expect(test.events).toContainEqual(expect.objectContaining({ uid: UID })),
    );
    await project.register(UID, '灯');
    await published([1]);
  });
});

describe('a name', () => {
  it('that changes is in member, ranking and chapters from the next page on', async () => {
    const test = project.engine();
    await test.engine.start();
    await project.register(UID, '灯');
    await playTo(test, 1, 10);
    await project.database.ref(`${paths.entry(UID)}/onamae`).set('ともし');
    await playTo(test, 1, 11);
    expect((await project.chapters(UID))[0]?.turn[10]?.turn).toContain('ともし');
    await eventually(async () => {
      expect(await project.read(paths.member(UID))).toEqual({ uid: UID, onamae: 'ともし' });
      test.clock.advance(1000);
      expect(await project.read(paths.ranking)).toContainEqual({
        onamae: 'ともし',
        score: 22,
        uid: UID,
      });
    });
  });
});

describe('a restart', () => {
  it('goes on where the story was, in the middle of a page', async () => {
    const first = project.engine();
    await first.engine.start();
    await project.register(UID, '灯');
    await playTo(first, 1, 4);
    await first.close();
    const second = project.engine({ clock: first.clock });
    await second.engine.start();
    second.clock.advance(PACE.turnMs);
    await published([5]);
    await playTo(second, 1, 12);
    const [chapter] = await project.chapters(UID);
    expect(chapter?.turn.map(({ turn }) => /第(\d+)節/u.exec(turn)?.[1])).toEqual(
      Array.from({ length: 12 }, (_, section) => String(section + 1)),
    );
  });

  it('begins an overdue page at once, its turns at their distance', async () => {
    const first = project.engine();
    await first.engine.start();
    await project.register(UID, '灯');
    await playTo(first, 1, 10);
    await first.close();
    first.clock.advance(7 * PACE.pageMs);
    const now = first.clock.now();
    const second = project.engine({ clock: first.clock });
    await second.engine.start();
    await published([11]);
    second.clock.advance(PACE.turnMs);
    await published([12]);
    const dates = (await project.chapters(UID))[0]?.turn.map(({ date }) => Date.parse(date) - now);
    expect(dates?.slice(10)).toEqual([0, PACE.turnMs]);
  });

  it('brings no work for stories that have begun', async () => {
    const first = project.engine();
    await first.engine.start();
    await project.register(UID, '灯');
    await playTo(first, 1, 10);
    await first.close();
    const second = project.engine({ clock: first.clock });
    await second.engine.start();
    await project.register('uid-b', '影');
    await eventually(async () => expect(await sections(project, 'uid-b')).toEqual([1]));
    expect(second.events.filter(({ uid }) => uid === UID)).toEqual([]);
  });
});

describe('what is the engine’s alone', () => {
  it('is not in a public document', async () => {
    const test = project.engine();
    await test.engine.start();
    await project.register(UID, '灯');
    await published([1]);
    expect(Object.keys((await project.chapters(UID))[0] ?? {}).sort()).toEqual([
      'items',
      'summary',
      'title',
      'turn',
    ]);
  });
});

describe('the timeline', () => {
  it('keeps its newest thousand entries', async () => {
    const old = Object.fromEntries(
      Array.from({ length: 1005 }, (_, index) => [
        `old-${String(index).padStart(4, '0')}`,
        { date: new Date(index * 1000).toISOString(), summary: '昔の話', url: 'uid-old/1/1/0' },
      ]),
    );
    await project.database.ref(paths.timeline).set(old);
    const test = project.engine();
    await test.engine.start();
    await project.register(UID, '灯');
    await published([1]);
    test.clock.advance(600_000);
    await eventually(async () => {
      const keys = Object.keys((await project.read(paths.timeline)) ?? {});
      expect(keys).toContain(`${UID}-00001-00001`);
      expect(keys).toContain('old-0020');
      expect(keys).not.toContain('old-0005');
    });
  });
});
