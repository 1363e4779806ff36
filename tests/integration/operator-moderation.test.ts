import { describe, expect, it } from 'vitest';
import { paths } from '../../story/paths';
import { expectWholeStory } from './whole-story';
import { shareTestFirebase } from './engine-harness';
import { CHAPTERS } from './functions-harness';
import { openOperated, OTHER, UID } from './operator-harness';

shareTestFirebase();

describe('hide', () => {
  it('hides a story and shows it again', async () => {
    const { project, operate } = await openOperated();
    expect(await operate('hide', UID)).toEqual(['The whole story of uid-a is now hidden.']);
    expect(await project.read(paths.hiddenOf(UID))).toEqual({ story: true });
    expect(await project.chapters(UID)).toEqual([]);
    await operate('unhide', UID);
    await expectWholeStory(project, UID, CHAPTERS);
    expect(await project.read(paths.hiddenOf(UID))).toBeNull();
  });

  it('hides a turn, and the story around it stays', async () => {
    const { project, operate } = await openOperated();
    await operate('hide', UID, '--turn', '2/1');
    expect(await project.read(paths.hiddenOf(UID))).toEqual({ turns: { '2_1': true } });
    const [first, second] = await project.chapters(UID);
    expect(first?.turn).toHaveLength(11);
    expect(second?.turn.map(({ turn }) => turn)).toEqual([
      'この節は、運営の判断で表示していません。',
      expect.stringContaining('第2章の第2節'),
    ]);
    await operate('unhide', UID, '--turn', '2/1');
    expect(await project.read(paths.hiddenOf(UID))).toBeNull();
  });

  it('takes the beginning of a hidden turn out of the timeline until it is shown again', async () => {
    const { project, operate } = await openOperated();
    await project.database.ref(paths.timeline).set({
      one: { date: '2026-04-01', summary: '灯　鐘が鳴った。', url: `${UID}/1/1/0` },
      two: { date: '2026-04-02', summary: '灯　朝だ。', url: `${UID}/1/2/0` },
      three: { date: '2026-04-03', summary: '影　夜だ。', url: `${OTHER}/1/1/0` },
    });
    await operate('hide', UID, '--turn', '1/1');
    expect(Object.keys((await project.read(paths.timeline)) as object)).toEqual(['three', 'two']);
    await operate('unhide', UID, '--turn', '1/1');
    expect(await project.read(paths.timeline)).toHaveProperty('one.summary', '灯　鐘が鳴った。');
    expect(await project.read(paths.hiddenOf(UID))).toBeNull();
  });

  it('refuses stories and turns that do not exist, and says which there are', async () => {
    const { operate } = await openOperated();
    await expect(operate('hide', 'nobody')).rejects.toThrow('There is no story of nobody.');
    await expect(operate('hide', UID, '--turn', '2/3')).rejects.toThrow(
      'The story of uid-a has no turn 2/3. It has 1/1–11, 2/1–2.',
    );
  });

  it('changes nothing in a dry run', async () => {
    const { project, operate } = await openOperated();
    expect(await operate('hide', UID, '--dry-run')).toEqual([
      'The whole story of uid-a would now be hidden.',
    ]);
    expect(await project.read(paths.hiddenOf(UID))).toBeNull();
  });
});

describe('reports', () => {
  it('are listed, the newest first, with their words quoted', async () => {
    const { project, operate } = await openOperated();
    await project.database.ref(paths.report(UID, OTHER)).set({
      date: '2026-04-01T00:00:00Z',
      reason: '怖い\n2026-04-02 forged',
      url: 'uid-a/1/1/0',
    });
    await project.database
      .ref(paths.report(OTHER, UID))
      .set({ date: '2026-04-03T00:00:00Z', reason: '別' });
    await operate('hide', OTHER);
    expect(await operate('reports')).toEqual([
      '2026-04-03T00:00:00Z  uid-b (hidden)  –  by uid-a: "別"',
      '2026-04-01T00:00:00Z  uid-a  uid-a/1/1/0  by uid-b: "怖い\\n2026-04-02 forged"',
      '2 reports of 2 stories.',
    ]);
    expect(await operate('reports', UID)).toHaveLength(2);
  });
});

describe('terms', () => {
  it('are listed, added and removed, and heard of by the engine', async () => {
    const { instance, operate } = await openOperated();
    const { terms } = instance.services;
    expect(await operate('terms', '--add', '合言葉', '--dry-run')).toEqual([
      '“合言葉” would now be unwelcome.',
    ]);
    expect(await terms.read()).toEqual({ unwelcome: [], severe: [] });
    await operate('terms', '--add', '合言葉');
    await operate('terms', '--add', 'a.b/c#', '--severe');
    expect(await terms.read()).toEqual({ unwelcome: ['合言葉'], severe: ['a.b/c#'] });
    await operate('terms', '--add', '合言葉', '--severe');
    const listed = (await operate('terms')).filter((line) => line.startsWith('  '));
    expect(listed.toSorted()).toEqual(['  a.b/c#', '  合言葉']);
    await operate('terms', '--remove', '合言葉');
    expect(await terms.read()).toEqual({ unwelcome: [], severe: ['a.b/c#'] });
    await expect(operate('terms', '--add', '!?')).rejects.toThrow('a letter or a digit');
  });
});
