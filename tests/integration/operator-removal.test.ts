import { describe, expect, it } from 'vitest';
import { reportWritten } from '../../engine/handlers/report-written';
import { countLike } from '../../functions/triggers/count-like';
import { storyBegins } from '../../functions/triggers/story-begins';
import { favoriteKey } from '../../story/favorite-key';
import { paths, SHOWCASE_UID } from '../../story/paths';
import { expectWholeStory } from './whole-story';
import { shareTestFirebase } from './engine-harness';
import { CHAPTERS, runSchedules } from './functions-harness';
import {
  FIRST,
  FIRST_OF_OTHER,
  openOperated,
  OTHER,
  SEED,
  UID,
  type Operated,
} from './operator-harness';

shareTestFirebase();

describe('delete', () => {
  it('removes a participant and everything of theirs, and nothing else', async () => {
    const { project, instance, clock, operate, like } = await openOperated();
    await like(OTHER, FIRST);
    await like(UID, FIRST_OF_OTHER);
    await project.database.ref().update({
      [`${paths.reader(UID)}/settings`]: '{}',
      [paths.report(UID, OTHER)]: { date: 'x', reason: 'y' },
      [paths.report(OTHER, UID)]: { date: 'x', reason: 'y' },
    });
    // The events that the functions received.
    for (const report of [
      { docid: UID, uid: OTHER },
      { docid: OTHER, uid: UID },
    ]) {
      await reportWritten(report, { ...instance.services, clock, log: () => undefined });
    }
    const said = 'uid-a would be deleted with everything of theirs: 2 chapters, 1 likes by others.';
    expect(await operate('delete', UID, '--dry-run')).toEqual([said]);
    expect(await project.chapters(UID)).toHaveLength(2);

    await operate('delete', UID);
    expect(await project.read(paths.ranking)).toMatchObject([{ onamae: '影' }]);
    // The events that the functions receive after that.
    await countLike({ uid: UID, key: FIRST_OF_OTHER }, instance.likes);
    await countLike({ uid: OTHER, key: FIRST }, instance.likes);
    expect(await project.chapters(UID)).toEqual([]);
    expect(await project.record(UID)).toBeNull();
    expect(await project.read(paths.hiddenOf(UID))).toEqual({ story: true });
    await project.database.ref(paths.hiddenOf(UID)).remove();
    expect(JSON.stringify(await project.read('ai/27'))).not.toContain(UID);
    await runSchedules(instance);
    expect(await project.read(paths.ranking)).toEqual([{ onamae: '影', score: 26, uid: OTHER }]);
    await expectWholeStory(project, OTHER, CHAPTERS);
  });

  it('can be begun again, and refuses whom there is not and whom guests need', async () => {
    const { operate } = await openOperated();
    await operate('delete', UID);
    await operate('delete', UID);
    await expect(operate('delete', 'nobody')).rejects.toThrow('There is no participant nobody.');
    await expect(operate('delete', SHOWCASE_UID)).rejects.toThrow('it stays');
  });
});

describe('remove-flood', () => {
  const since = ['--since', '2026-04-01T00:00:00Z', '--until', '2026-04-01T01:00:00Z'];
  const junk = Array.from({ length: 25 }, (_, index) => `junk-${String(index).padStart(2, '0')}`);

  /** Registrations of that hour; some have begun, one has given and received likes. */
  async function flood({ project, instance, liveUntil, like }: Operated): Promise<void> {
    for (const uid of junk) await project.register(uid, '影法師');
    for (const uid of junk.slice(0, 3)) {
      await storyBegins(uid, SEED, instance.stories);
    }
    const hasBegun = async (): Promise<boolean> =>
      (await project.record('junk-00'))?.sections[0] === 3;
    await liveUntil(hasBegun);
    await like('junk-00', FIRST);
    await like(OTHER, favoriteKey({ docid: 'junk-00', chapter: 1, section: 1 }));
  }

  it('removes a flood’s participants with all their data, and no others', async () => {
    const operated = await openOperated();
    const { project, instance, operate } = operated;
    await flood(operated);
    const listed = await operate('remove-flood', ...since, '--name-like', '影法', '--dry-run');
    expect(listed).toHaveLength(26);
    expect(listed[0]).toMatch(/^junk-00 {2}"影法師" {2}\d+ sections$/u);
    expect(listed.at(-1)).toBe('25 participants would be removed.');
    expect(JSON.stringify(await project.read('ai/27'))).toContain('junk-24');

    const said = await operate('remove-flood', ...since, '--name-like', '影法');
    expect(said.at(-1)).toBe('25 participants are removed with everything of theirs.');
    await countLike({ uid: 'junk-00', key: FIRST }, instance.likes);
    expect(await project.record('junk-00')).toBeNull();
    expect(await project.chapters('junk-00')).toEqual([]);
    expect(JSON.stringify(await project.read('ai/27'))).not.toContain('junk-');
    expect(await project.read(paths.ranking)).toHaveLength(2);
    await expectWholeStory(project, UID, CHAPTERS);

    // Repeated, it finds no further ones.
    const again = await operate('remove-flood', ...since, '--name-like', '影法');
    expect(again).toEqual(['0 participants are removed with everything of theirs.']);
  });

  it('keeps participants with more sections, another name or another time', async () => {
    const { operate } = await openOperated();
    for (const narrow of [
      [...since, '--max-sections', '12'],
      [...since, '--name-like', '誰でもない'],
      ['--since', '2026-04-02T00:00:00Z', '--until', '2026-04-03T00:00:00Z'],
    ]) {
      const said = await operate('remove-flood', ...narrow, '--dry-run');
      expect(said).toEqual(['0 participants would be removed.']);
    }
  });
});
