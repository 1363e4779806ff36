import { describe, expect, it } from 'vitest';
import { storyBegins } from '../../functions/triggers/story-begins';
import { paths } from '../../story/paths';
import { expectWholeStory } from './whole-story';
import { shareTestFirebase, type TestProject } from './engine-harness';
import { CHAPTERS } from './functions-harness';
import { FIRST, openOperated, OTHER, SEED, UID } from './operator-harness';

shareTestFirebase();

const scoreOf = (project: TestProject, uid: string): Promise<unknown> =>
  project.read(`${paths.entry(uid)}/data/score`);

describe('replay', () => {
  it('revokes the lease of a story, which then is played to its end', async () => {
    const { project, instance, clock, liveUntil, operate } = await openOperated();
    const uid = 'uid-c';
    await project.register(uid, '宙');
    await storyBegins(uid, SEED, instance.stories);
    const { store } = instance.services;
    const lease = { owner: 'stuck', until: clock.now() + 1e12 };
    await store.update(uid, (record) => ({ ...record, lease }));
    const said = await operate('replay', uid, '--dry-run');
    expect(said).toEqual(['Turn 1/1 of uid-c would be due now. It was held by stuck.']);
    expect((await project.record(uid))?.lease).toEqual(lease);
    await operate('replay', uid);
    const isOver = async (): Promise<boolean> => (await project.record(uid))?.status === 'ended';
    await liveUntil(isOver);
    await expectWholeStory(project, uid, CHAPTERS);
  });

  it('opens a story that was never opened', async () => {
    const { project, operate } = await openOperated();
    await project.register('uid-d', '海');
    expect(await operate('replay', 'uid-d')).toEqual([
      'The story of uid-d is opened, its first turn due now.',
    ]);
    expect(await project.record('uid-d')).toMatchObject({ status: 'playing', sections: [] });
  });

  it('refuses a story that has ended, and people that are not there', async () => {
    const { operate } = await openOperated();
    await expect(operate('replay', UID)).rejects.toThrow('has ended');
    await expect(operate('replay', 'nobody')).rejects.toThrow('entry-missing');
  });
});

describe('rebuild', () => {
  it('brings counts, scores, members and ranking back to what is there', async () => {
    const { project, operate, like } = await openOperated();
    await like(OTHER, FIRST);
    await like('uid-c', FIRST);
    await like(UID, FIRST);
    const before = await project.read('ai/27');
    const forged = {
      [paths.favoriteCountsOf(UID)]: { [FIRST]: 99, uid_a_9_9E: 3 },
      [`${paths.entry(UID)}/data/score`]: 7,
      [`${paths.entry(OTHER)}/clause`]: 1,
      [paths.member(OTHER)]: null,
      [paths.ranking]: [{ onamae: '誰か', score: 9999 }],
      // Stories that were counted without shards.
      'ai/27/engine/like': null,
    };
    await project.database.ref().update(forged);
    const wrong = await project.read('ai/27');
    await operate('rebuild', '--dry-run');
    expect(await project.read('ai/27')).toEqual(wrong);

    await operate('rebuild');
    expect(await project.read(paths.favoriteCountsOf(UID))).toEqual({ [FIRST]: 3 });
    expect(await scoreOf(project, UID)).toBe(26 + 20);
    expect(await project.read(paths.ranking)).toEqual([
      { onamae: '灯', score: 46, uid: UID },
      { onamae: '影', score: 26, uid: OTHER },
    ]);
    expect({ ...Object(await project.read('ai/27')), ranking: null }).toEqual({
      ...Object(before),
      ranking: null,
    });
  });

  it('removes accounts that no longer like a turn and whose event was lost', async () => {
    const { project, operate, like } = await openOperated();
    await like(OTHER, FIRST);
    await project.database.ref(paths.favoritesOf(OTHER)).remove();
    await operate('rebuild');
    expect(await project.read(paths.favoriteCountsOf(UID))).toBeNull();
    expect(await scoreOf(project, UID)).toBe(26);
  });
});
