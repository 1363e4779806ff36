import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseTermStore } from '../../engine/adapters/moderation/database-term-store';
import type { FirebaseServices } from '../../engine/adapters/firebase-services';
import type { StoredEntry } from '../../engine/ports/entries/entry-store';
import type { Storyteller } from '../../engine/ports/stories/storyteller';
import { createStoryteller } from '../../engine/turn/offline-storyteller';
import { countingStoryteller } from '../../engine/testing/counting-storyteller';
import { newEntry, type Entry } from '../../story/entry';
import { paths, SHOWCASE_UID } from '../../story/paths';
import { advanceUntil, STEPS_BETWEEN_CHECKS } from './call-meter';
import {
  createTestProject,
  START,
  shareTestFirebase,
  type TestEngine,
  type TestProject,
} from './engine-harness';

type Flag = Entry['flag'];

const SORA = { uid: 'uid-sora', onamae: '空木ソラ', firstWord: '行くぜ、何度でも。' };
/** Chapters of a story that are read: guests turn up where the day does not repeat, which the first does. */
const FIRST = 2;
/** Enough stories that one has a guest in them, whatever the worlds' texts are. */
const READERS = ['uid-a', 'uid-b', 'uid-c', 'uid-d', 'uid-e', 'uid-f'];

shareTestFirebase();
let project: TestProject;

beforeEach(() => {
  project = createTestProject();
});
afterEach(() => project.close());

function entryOf(uid: string, onamae: string, firstWord: string, flag: Flag): Entry {
  return { ...newEntry({ uid, oid: 1, onamae, firstWord }, new Date(START)), flag };
}

async function register(...entries: readonly Entry[]): Promise<void> {
  await project.database
    .ref(paths.entries)
    .update(Object.fromEntries(entries.map((entry) => [entry.uid, entry])));
}

/** @param stories How many are played at once: a check reads them all. */
function playUntil(
  { clock }: TestEngine,
  isOver: () => Promise<boolean>,
  stories = 1,
): Promise<void> {
  const stepsBetweenChecks = STEPS_BETWEEN_CHECKS * stories;
  return advanceUntil({ clock, calls: project.calls, stepMs: 10_000, isOver, stepsBetweenChecks });
}

/**
 * The texts of all stories' first two chapters, with Sora registered as another participant.
 * @param isEnough Ends it before the chapters are over.
 */
async function firstChapters(
  flags: { sora: Flag; readers: Flag },
  {
    firstWord = SORA.firstWord,
    isEnough = () => false,
  }: { firstWord?: string; isEnough?: (texts: string) => boolean } = {},
): Promise<string> {
  await register(
    // As if its own story had begun: it is not played.
    { ...entryOf(SORA.uid, SORA.onamae, firstWord, flags.sora), clause: 1 },
    // The showcase's character is no guest candidate.
    entryOf(SHOWCASE_UID, 'トワ', 'おはよう。', { accept: false, offer: false }),
    ...READERS.map((uid) => entryOf(uid, '灯', 'また同じ朝か……。', flags.readers)),
  );
  const test = project.engine({ storyteller: createStoryteller() });
  await test.engine.start();
  let texts = '';
  const isOver = async (): Promise<boolean> => {
    const chapters = await Promise.all(READERS.map((uid) => project.chapters(uid)));
    const told = chapters.flatMap((all) => all.slice(0, FIRST).flatMap(({ turn }) => turn));
    texts = told.map(({ turn }) => turn).join('\n');
    return isEnough(texts) || chapters.every(({ length }) => length > FIRST);
  };
  await playUntil(test, isOver, READERS.length);
  return texts;
}

describe('another participant’s character', { timeout: 120_000 }, () => {
  it('turns up by name and first line where both agree', async () => {
    const flags = {
      sora: { accept: true, offer: true },
      readers: { accept: true, offer: false },
    };
    const isEnough = (told: string): boolean =>
      told.includes(SORA.onamae) && told.includes(SORA.firstWord);
    const texts = await firstChapters(flags, { isEnough });
    expect(texts).toContain(SORA.onamae);
    expect(texts).toContain(SORA.firstWord);
  });

  it('turns up without a line that an operator does not want to be read', async () => {
    await databaseTermStore(project.database).add('合言葉', 'unwelcome');
    const flags = {
      sora: { accept: true, offer: true },
      readers: { accept: true, offer: false },
    };
    const texts = await firstChapters(flags, { firstWord: '合 言 葉 は 山' });
    expect(texts).toContain(SORA.onamae);
    expect(texts).not.toContain('合 言 葉');
  });

  it('never turns up where it does not want to', async () => {
    const texts = await firstChapters({
      sora: { accept: true, offer: false },
      readers: { accept: true, offer: false },
    });
    expect(texts).not.toContain(SORA.onamae);
  });

  it('never turns up where it is not wanted', async () => {
    const texts = await firstChapters({
      sora: { accept: true, offer: true },
      readers: { accept: false, offer: false },
    });
    expect(texts).not.toContain(SORA.onamae);
  });
});

/** A storyteller whose turns list the guest candidates, and nothing else. */
function sociable<Save>(teller: Storyteller<Save>): Storyteller<Save> {
  return {
    ...teller,
    play: async (save, participant) => {
      const { save: next, played } = await teller.play(save, participant);
      const names = (participant.guestCandidates ?? []).map(({ onamae }) => onamae).join(' ');
      return { save: next, played: { ...played, turn: { ...played.turn, turn: names } } };
    },
  };
}

/** Entries of other participants, whose stories seem to have begun. */
const crowd = (count: number, name: string): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    ...entryOf(`${name}-${index}`, `${name}${index}`, 'やあ。', { accept: true, offer: true }),
    clause: 1,
  }));

describe('the company of a page', { timeout: 120_000 }, () => {
  const storyteller = sociable(countingStoryteller([10, 3]));
  const texts = async (): Promise<string[]> =>
    (await project.chapters('uid-a')).flatMap(({ turn }) => turn.map((one) => one.turn));
  const self = entryOf('uid-a', '灯', 'また同じ朝か……。', { accept: true, offer: true });

  it('stays the same when the engine crashes in the middle and all other entries change', async () => {
    await register(self, ...crowd(20, 'M'));
    const first = project.engine({ storyteller });
    await first.engine.start();
    await playUntil(first, async () => (await texts()).length >= 4);
    await first.close();
    const before = await texts();
    expect(before.length).toBeLessThan(10);
    await project.database.ref(paths.entries).set({ [self.uid]: self });
    await register(...crowd(20, 'Z'));
    const second = project.engine({ storyteller, clock: first.clock });
    await second.engine.start();
    await playUntil(second, async () => (await texts()).length > 10);
    const [opening = '', ...others] = await texts();
    expect(opening.split(' ')).toHaveLength(3);
    expect(opening).toContain('M');
    expect(others.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => opening));
    expect(others[9]).toContain('Z');
    expect(others[9]).not.toContain('M');
  });

  it('has neither the participant, nor a namesake, nor who is hidden, has no name or does not offer', async () => {
    const yes = { accept: true, offer: true };
    await register(
      self,
      entryOf(SHOWCASE_UID, 'トワ', 'おはよう。', { accept: true, offer: false }),
      entryOf('uid-b', '灯', '同じ名です。', yes),
      entryOf('uid-c', '隠れた人', '……。', yes),
      entryOf('uid-d', '\u200B', '名はない。', yes),
      entryOf('uid-e', '来ない人', '行かない。', { accept: true, offer: false }),
      entryOf('uid-f', ' ソ\u202Eラ\n ', 'やあ。', yes),
    );
    await project.database.ref(paths.hiddenOf('uid-c')).set({ story: true });
    const test = project.engine({ storyteller });
    await test.engine.start();
    await playUntil(test, async () => (await texts()).length > 0);
    expect((await texts())[0]).toBe('ソラ');
  });

  it('costs as much among a thousand as among ten', async () => {
    const among = async (count: number): Promise<object> => {
      await register(self, ...crowd(count - 1, 'M'));
      const reads = { asked: 0, entries: 0, hidden: 0 };
      const test = project.engine({ storyteller, services: (own) => counting(own, reads) });
      await test.engine.start();
      await playUntil(test, async () => (await texts()).length > 10);
      await test.close();
      return reads;
    };
    const few = await among(10);
    // Two pages, eight entries each, three guests.
    expect(few).toEqual({ asked: 2, entries: 16, hidden: 6 });
    await project.close();
    project = createTestProject();
    expect(await among(1000)).toEqual(few);
  });
});

interface Reads {
  asked: number;
  entries: number;
  hidden: number;
}

/** Counts the reads for guest candidates. */
function counting(services: FirebaseServices, reads: Reads): FirebaseServices {
  const { entries } = services;
  return {
    ...services,
    entries: {
      ...entries,
      async readSome(from, limit): Promise<readonly StoredEntry[]> {
        const found = await entries.readSome(from, limit);
        reads.asked += 1;
        reads.entries += found.length;
        return found;
      },
      isHidden(uid) {
        reads.hidden += 1;
        return entries.isHidden(uid);
      },
    },
  };
}
