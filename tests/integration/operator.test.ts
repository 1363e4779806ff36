import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../engine/testing/manual-clock';
import { readOperatorArguments } from '../../engine/operator/arguments';
import { runCommand } from '../../engine/operator/run-command';
import { reportWritten } from '../../engine/handlers/report-written';
import { countLike } from '../../functions/triggers/count-like';
import { storyBegins } from '../../functions/triggers/story-begins';
import type { LocalFirebase } from '../../local-firebase/start-local-firebase';
import { favoriteKey } from '../../story/favorite-key';
import { paths, SHOWCASE_UID } from '../../story/paths';
import { main } from '../../tools/operator/main';
import { createTestProject, START, startTestFirebase, type TestProject } from './engine-harness';
import {
  CHAPTERS,
  live,
  runSchedules,
  testInstance,
  testQueue,
  type TestInstance,
  type TestQueue,
} from './functions-harness';
import { expectWholeStory } from './whole-story';

const UID = 'uid-a';
const OTHER = 'uid-b';
const FIRST = favoriteKey({ docid: UID, chapter: 1, section: 1 });
const FIRST_OF_OTHER = favoriteKey({ docid: OTHER, chapter: 1, section: 1 });

let server: LocalFirebase;
beforeAll(async () => {
  server = await startTestFirebase();
});
afterAll(() => server.stop());

let project: TestProject;
let instance: TestInstance;
let queue: TestQueue;
const clock = manualClock(START);

/** Two complete stories. */
beforeEach(async () => {
  project = createTestProject();
  queue = testQueue();
  instance = testInstance(project, { clock, queue });
  for (const [uid, onamae] of [
    [UID, '灯'],
    [OTHER, '影'],
  ] as const) {
    await project.register(uid, onamae);
    await storyBegins(uid, 'a'.repeat(32), instance.stories);
  }
  await live({ clock, queue, instances: [instance], isOver: haveEnded });
});
afterEach(async () => {
  await instance.close();
  await project.close();
});

async function haveEnded(): Promise<boolean> {
  const records = await Promise.all([UID, OTHER].map((uid) => project.record(uid)));
  return records.every((record) => record?.status === 'ended' && record.projected === 13);
}

/** Runs a command line. @returns its output. */
async function operate(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const { command, isDryRun } = readOperatorArguments([...args, '--project', project.id]);
  const say = (line: string): void => void lines.push(line);
  let isOver = false;
  const run = runCommand(command, { services: instance.services, clock, isDryRun, say }).finally(
    () => (isOver = true),
  );
  run.catch(() => undefined);
  while (!isOver) {
    clock.advance(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await run;
  return lines;
}

async function like(uid: string, key: string): Promise<void> {
  await project.database.ref(paths.favorite(uid, key)).set(true);
  await countLike({ uid, key }, instance.likes);
}

const score = (uid: string): Promise<unknown> => project.read(`${paths.entry(uid)}/data/score`);

describe('hide', () => {
  it('hides a story and shows it again', async () => {
    expect(await operate('hide', UID)).toEqual(['The whole story of uid-a is now hidden.']);
    expect(await project.read(paths.hiddenOf(UID))).toEqual({ story: true });
    expect(await project.chapters(UID)).toEqual([]);
    await operate('unhide', UID);
    await expectWholeStory(project, UID, CHAPTERS);
    expect(await project.read(paths.hiddenOf(UID))).toBeNull();
  });

  it('hides a turn, and the story around it stays', async () => {
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
    await expect(operate('hide', 'nobody')).rejects.toThrow('There is no story of nobody.');
    await expect(operate('hide', UID, '--turn', '2/3')).rejects.toThrow(
      'The story of uid-a has no turn 2/3. It has 1/1–11, 2/1–2.',
    );
  });

  it('changes nothing in a dry run', async () => {
    expect(await operate('hide', UID, '--dry-run')).toEqual([
      'The whole story of uid-a would now be hidden.',
    ]);
    expect(await project.read(paths.hiddenOf(UID))).toBeNull();
  });
});

describe('reports', () => {
  it('are listed, the newest first, with their words quoted', async () => {
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

describe('replay', () => {
  it('revokes the lease of a story, which then is played to its end', async () => {
    const uid = 'uid-c';
    await project.register(uid, '宙');
    await storyBegins(uid, 'a'.repeat(32), instance.stories);
    const { store } = instance.services;
    const lease = { owner: 'stuck', until: clock.now() + 1e12 };
    await store.update(uid, (record) => ({ ...record, lease }));
    const said = await operate('replay', uid, '--dry-run');
    expect(said).toEqual(['Turn 1/1 of uid-c would be due now. It was held by stuck.']);
    expect((await project.record(uid))?.lease).toEqual(lease);
    await operate('replay', uid);
    const isOver = async (): Promise<boolean> => (await project.record(uid))?.status === 'ended';
    await live({ clock, queue, instances: [instance], isOver });
    await expectWholeStory(project, uid, CHAPTERS);
  });

  it('opens a story that was never opened', async () => {
    await project.register('uid-d', '海');
    expect(await operate('replay', 'uid-d')).toEqual([
      'The story of uid-d is opened, its first turn due now.',
    ]);
    expect(await project.record('uid-d')).toMatchObject({ status: 'playing', sections: [] });
  });

  it('refuses a story that has ended, and people that are not there', async () => {
    await expect(operate('replay', UID)).rejects.toThrow('has ended');
    await expect(operate('replay', 'nobody')).rejects.toThrow('entry-missing');
  });
});

describe('rebuild', () => {
  it('brings counts, scores, members and ranking back to what is there', async () => {
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
    expect(await score(UID)).toBe(26 + 20);
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
    await like(OTHER, FIRST);
    await project.database.ref(paths.favoritesOf(OTHER)).remove();
    await operate('rebuild');
    expect(await project.read(paths.favoriteCountsOf(UID))).toBeNull();
    expect(await score(UID)).toBe(26);
  });
});

describe('delete', () => {
  it('removes a participant and everything of theirs, and nothing else', async () => {
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
  async function flood(): Promise<void> {
    for (const uid of junk) await project.register(uid, '影法師');
    for (const uid of junk.slice(0, 3)) {
      await storyBegins(uid, 'a'.repeat(32), instance.stories);
    }
    const hasBegun = async (): Promise<boolean> =>
      (await project.record('junk-00'))?.sections[0] === 3;
    await live({ clock, queue, instances: [instance], isOver: hasBegun });
    await like('junk-00', FIRST);
    await like(OTHER, favoriteKey({ docid: 'junk-00', chapter: 1, section: 1 }));
  }

  it('removes a flood’s participants with all their data, and no others', async () => {
    await flood();
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

describe('usage', () => {
  it('is printed by day and by story', async () => {
    const { usage } = instance.services;
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    await usage.add(UID, day, { calls: 2, inputTokens: 300, outputTokens: 40, cost: 0.5 });
    const usageText = '2 calls, 340 tokens (300 in, 40 out), cost 0.5000';
    expect((await operate('usage', '--days', '2')).slice(1)).toEqual([
      `${day}  ${usageText}`,
      `2 days     ${usageText}`,
    ]);
    expect(await operate('usage', UID)).toEqual([`${UID}  ${usageText}`]);
  });
});

describe('terms', () => {
  it('are listed, added and removed, and heard of by the engine', async () => {
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

describe('the command line', () => {
  it('ends with 0 when it is done, and with 2 when it cannot be', async () => {
    expect(await main(['hide', UID, '--project', project.id])).toBe(0);
    expect(await project.read(paths.hiddenOf(UID))).toEqual({ story: true });
    expect(await main(['hide', 'nobody', '--project', project.id])).toBe(2);
    expect(await main(['--help'])).toBe(0);
  });
});
