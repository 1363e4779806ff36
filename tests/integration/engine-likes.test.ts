import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { FirebaseServices } from '../../engine/adapters/firebase-services';
import { favoriteKey } from '../../story/favorite-key';
import { paths } from '../../story/paths';
import { timelineEntrySchema } from '../../story/public-lists';
import { eventually } from '../support/eventually';
import {
  createTestProject,
  describeOldAccount,
  sections,
  shareTestFirebase,
  type TestEngine,
  type TestProject,
} from './engine-harness';

const UID = 'uid-a';
const FIRST = favoriteKey({ docid: UID, chapter: 1, section: 1 });
/** A turn that is not published yet. */
const LATER = favoriteKey({ docid: UID, chapter: 1, section: 9 });

const OPTIONS = {
  // Stories stay at their first turn, however long the wait for a like takes.
  pace: { pageMs: 86_400_000, turnMs: 86_400_000 },
  services: (services: FirebaseServices): FirebaseServices => ({
    ...services,
    accounts: { ...services.accounts, describe: describeOldAccount },
  }),
};

const entriesSchema = v.nullable(v.record(v.string(), timelineEntrySchema));

shareTestFirebase();
let project: TestProject;
let test: TestEngine;

beforeEach(async () => {
  project = createTestProject();
  test = project.engine(OPTIONS);
  await test.engine.start();
  await project.register(UID, '灯');
  await expectSections(UID);
  await expectScore(2);
});
afterEach(() => project.close());

const like = (uid: string, key: string): Promise<void> =>
  project.database.ref(paths.favorite(uid, key)).set(true);
const unlike = (uid: string, key: string): Promise<void> =>
  project.database.ref(paths.favorite(uid, key)).remove();

/** A story's first section is published. */
const expectSections = (uid: string): Promise<void> =>
  eventually(async () => expect(await sections(project, uid)).toEqual([1]));

const expectCounts = (expected: Record<string, number> | null): Promise<void> =>
  eventually(async () => {
    test.clock.advance(100);
    expect(await project.read(paths.favoriteCountsOf(UID))).toEqual(expected);
  });
/** A story with one turn and two points of merit. */
const expectScore = (expected: number): Promise<void> =>
  eventually(async () => {
    test.clock.advance(500);
    expect(await project.read(`${paths.entry(UID)}/data/score`)).toBe(expected);
  });

describe('likes', () => {
  it('are counted by people', async () => {
    await like('uid-b', FIRST);
    await like('uid-c', FIRST);
    await expectCounts({ [FIRST]: 2 });
    await unlike('uid-b', FIRST);
    await expectCounts({ [FIRST]: 1 });
  });

  it('leave no count behind when the last is taken back', async () => {
    await like('uid-b', FIRST);
    await expectCounts({ [FIRST]: 1 });
    await unlike('uid-b', FIRST);
    await expectCounts(null);
  });

  it('stand in the cover of the story’s newest timeline entry, and in no entry that is gone', async () => {
    const likesOfCovers = async () =>
      Object.entries(v.parse(entriesSchema, await project.read(paths.timeline)) ?? {})
        // The showcase's entries stand beside them.
        .filter(([key]) => key.startsWith(`${UID}-`))
        .map(([, { cover }]) => cover?.likes);
    const expectLikes = (expected: readonly unknown[]) =>
      eventually(async () => {
        test.clock.advance(500);
        expect(await likesOfCovers()).toEqual(expected);
      });
    await expectLikes([undefined]);
    await like('uid-b', FIRST);
    await like('uid-c', FIRST);
    await expectLikes([2]);
    await unlike('uid-b', FIRST);
    await unlike('uid-c', FIRST);
    await expectLikes([undefined]);
    await project.database.ref(paths.timeline).remove();
    await like('uid-b', FIRST);
    await expectScore(12);
    expect(await project.read(paths.timeline)).toBeNull();
  });

  it('earn ten points each, those by oneself none', async () => {
    await like('uid-b', FIRST);
    await like('uid-c', FIRST);
    await like(UID, FIRST);
    await expectCounts({ [FIRST]: 3 });
    await expectScore(22);
    await unlike('uid-c', FIRST);
    await expectScore(12);
  });

  it('of a turn that does not exist earn nothing', async () => {
    await like('uid-b', LATER);
    await like('uid-b', FIRST);
    await expectCounts({ [FIRST]: 1 });
    await expectScore(12);
  });

  it('given and taken while no engine ran are counted at the next start', async () => {
    await like('uid-b', FIRST);
    await expectCounts({ [FIRST]: 1 });
    await expectScore(12);
    await test.close();
    await like('uid-d', FIRST);
    await like('uid-e', FIRST);
    await unlike('uid-b', FIRST);
    test = project.engine({ ...OPTIONS, clock: test.clock });
    await test.engine.start();
    await expectCounts({ [FIRST]: 2 });
    await expectScore(22);
  });

  it('bring those whose score changed into the ranking’s order', async () => {
    await project.register('uid-b', '影');
    await expectSections('uid-b');
    await like('uid-c', FIRST);
    await eventually(async () => {
      test.clock.advance(1000);
      const ranking = (await project.read(paths.ranking)) as { onamae: string }[];
      expect(ranking.slice(1)).toEqual([
        { onamae: '灯', score: 12, uid: UID },
        { onamae: '影', score: 2, uid: 'uid-b' },
      ]);
    });
  });

  it('by an account that floods do not delay those of others', async () => {
    await project.register('uid-s', '影');
    await eventually(async () => expect(await sections(project, 'uid-s')).toEqual([1]));
    const flood = [UID, 'nobody'].flatMap((docid) =>
      Array.from({ length: 600 }, (_, index) =>
        favoriteKey({ docid, chapter: 5, section: index + 1 }),
      ),
    );
    const listed = flood.filter((key) => key.startsWith(UID));
    await project.database
      .ref('ai/27/engine/section')
      .update(Object.fromEntries(listed.map((key) => [key, true])));
    await project.database
      .ref(paths.favoritesOf('uid-f'))
      .set(Object.fromEntries(flood.map((key) => [key, true])));
    await like('uid-b', favoriteKey({ docid: 'uid-s', chapter: 1, section: 1 }));
    await eventually(async () => {
      test.clock.advance(500);
      expect(await project.read(`${paths.entry('uid-s')}/data/score`)).toBe(12);
    });
    const counted = Object.keys((await project.read(paths.favoriteCountsOf(UID))) ?? {});
    expect(counted.length).toBeLessThan(300);
    const countedStories = Object.keys((await project.read(paths.favoriteCounts)) ?? {});
    expect(countedStories).not.toContain('nobody');
  });

  it('by an account that is over its limits are taken back', async () => {
    await like('uid-f', FIRST);
    await expectCounts({ [FIRST]: 1 });
    await project.database.ref('ai/27/engine/overdrawn/uid-f').set(test.clock.now() + 1e9);
    const keys = Array.from({ length: 1000 }, (_, index) =>
      favoriteKey({ docid: UID, chapter: 5, section: index + 1 }),
    );
    await project.database
      .ref('ai/27/engine/section')
      .update(Object.fromEntries(keys.map((key) => [key, true])));
    await project.database
      .ref(paths.favoritesOf('uid-f'))
      .update(Object.fromEntries(keys.map((key) => [key, true])));
    await eventually(async () =>
      expect(await project.read(paths.favoritesOf('uid-f'))).toEqual({ [FIRST]: true }),
    );
    await expectCounts({ [FIRST]: 1 });
  });

  it('in a burst cost few writes', async () => {
    let rankings = 0;
    let scores = 0;
    project.database.ref(paths.ranking).on('value', () => (rankings += 1));
    project.database.ref(`${paths.entry(UID)}/data/score`).on('value', () => (scores += 1));
    const people = Array.from({ length: 60 }, (_, person) => `uid-${person}`);
    await Promise.all(people.map((uid) => like(uid, FIRST)));
    await eventually(async () => {
      const shards: unknown = await project.read(`ai/27/engine/like/${UID}/${FIRST}`);
      const noted = people.filter((uid) => JSON.stringify(shards).includes(`"${uid}"`));
      expect(noted).toEqual(people);
    });
    await expectCounts({ [FIRST]: 60 });
    await expectScore(602);
    expect(scores).toBeLessThan(10);
    expect(rankings).toBeLessThan(10);
  });
});
