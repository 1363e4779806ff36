import type { Database } from 'firebase-admin/database';
import type { Firestore } from 'firebase-admin/firestore';
import { listedSections } from '../../engine/adapters/lists/database-section-index';
import type { StoryRecord } from '../../engine/ports/stories/story-record';
import type { StoryStore } from '../../engine/ports/stories/story-store';
import { packChapters } from '../../story/adventure-document';
import { sectionsAfter } from '../../engine/handlers/progress/cursor';
import { newEntry } from '../../story/entry';
import { favoriteKey } from '../../story/favorite-key';
import { ADVENTURE_COLLECTION, ENGINE_COLLECTION, paths } from '../../story/paths';
import { turnUrl } from '../../story/turn-url';
import { inventedChapter } from '../web/seed';

/** As long as Firebase's own uids. */
export const participant = (number: number): string =>
  `Participant${String(number).padStart(17, '0')}`;

const DATE = '2026-11-01T00:00:00.000Z';
const AT_ONCE = 200;
/** The sections of a partly played story. */
const CHAPTERS = 2;
const TURNS = 34;
/** The sections of each seeded story. */
export const SEEDED_SECTIONS = sectionsAfter(
  { sections: Array.from({ length: CHAPTERS }, () => TURNS) },
  0,
);
/** A participant's likes of other stories. */
const LIKES = 5;
const TIMELINE = 1000;
const RANKING = 100;

interface SeedTargets {
  readonly database: Database;
  readonly firestore: Firestore;
  readonly store: StoryStore;
  /** Likes of other stories by each participant; default: five turns. */
  readonly likes?: number;
}

/** Seeds participants from `first` to `last` as the engine stores them: with stories that are not due. */
export async function seedParticipants(
  { database, firestore, store, likes = LIKES }: SeedTargets,
  first: number,
  last: number,
): Promise<void> {
  const chapters = Array.from({ length: CHAPTERS }, (_, index) =>
    packChapters([inventedChapter(index + 1, TURNS)]),
  );
  for (let from = first; from <= last; from += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, last - from + 1) },
      (_, index) => from + index,
    );
    const rows = numbers.flatMap((number) => Object.entries(rowsOf(number, last, likes)));
    await database.ref().update(Object.fromEntries(rows));
    const batch = firestore.batch();
    for (const number of numbers) {
      const uid = participant(number);
      chapters.forEach((packed, index) =>
        batch.set(
          firestore
            .collection(ADVENTURE_COLLECTION)
            .doc(`${uid}-${String(index + 1).padStart(5, '0')}`),
          { uid, onamae: nameOf(number), ...packed, seq: index + 1, updatedAt: DATE },
        ),
      );
    }
    await Promise.all([
      batch.commit(),
      ...numbers.map((number) =>
        store.create(participant(number), () => recordOf(participant(number), nameOf(number))),
      ),
    ]);
  }
}

const nameOf = (number: number): string => `旅人${String(number).padStart(6, '0')}`;

function rowsOf(number: number, last: number, likes: number): Record<string, unknown> {
  const uid = participant(number);
  const onamae = nameOf(number);
  const entry = newEntry(
    { uid, oid: number, onamae, firstWord: 'また同じ朝か……。' },
    new Date(DATE),
  );
  const liked = Array.from({ length: likes }, (_, index) =>
    favoriteKey({
      docid: participant(1 + ((number * 7 + index * 13) % last)),
      chapter: 1,
      section: index + 1,
    }),
  );
  return {
    [paths.entry(uid)]: {
      ...entry,
      clause: CHAPTERS * TURNS,
      data: { ...entry.data, score: number % 5000 },
    },
    [paths.member(uid)]: { uid, onamae },
    ...listedSections(uid, SEEDED_SECTIONS),
    [paths.favoritesOf(uid)]: Object.fromEntries(liked.map((key) => [key, true])),
    [paths.favoriteCountsOf(uid)]: Object.fromEntries(
      Array.from({ length: likes }, (_, index) => [
        favoriteKey({ docid: uid, chapter: 1, section: index + 1 }),
        1,
      ]),
    ),
  };
}

function recordOf(uid: string, onamae: string): StoryRecord {
  return {
    uid,
    seed: 1,
    // Due in another century, so it is never played.
    save: '',
    sections: Array.from({ length: CHAPTERS }, () => TURNS),
    chapterEnded: true,
    merit: 1000,
    status: 'playing',
    turnDueAt: Date.parse('2099-01-01T00:00:00Z'),
    begunAt: Date.parse(DATE),
    pageStartedAt: Date.parse(DATE),
    onamae,
    guestCandidates: [],
    projected: CHAPTERS * TURNS,
    outbox: [],
    newest: null,
    generation: 1,
    lease: null,
  };
}

/** An entry as the form writes it. */
export async function writeEntry(database: Database, uid: string): Promise<void> {
  const entry = newEntry(
    { uid, oid: 1, onamae: '計測', firstWord: 'また同じ朝か……。' },
    new Date(DATE),
  );
  await database.ref(paths.entry(uid)).set(entry);
}

/** A story that was never played. */
export async function forgetStory(
  { database, firestore }: Pick<SeedTargets, 'database' | 'firestore'>,
  uid: string,
): Promise<void> {
  const chapters = await firestore.collection(ADVENTURE_COLLECTION).where('uid', '==', uid).get();
  await Promise.all([
    firestore.collection(ENGINE_COLLECTION).doc(uid).delete(),
    ...chapters.docs.map(({ ref }) => ref.delete()),
    database.ref(paths.entry(uid)).remove(),
    database.ref(paths.member(uid)).remove(),
  ]);
}

/** Lists of their maximum size. */
export async function seedLists(database: Database): Promise<void> {
  const timeline = Array.from({ length: TIMELINE }, (_, index): [string, object] => {
    const docid = participant(1 + (index % 100));
    const date = new Date(Date.parse(DATE) + index * 1000).toISOString();
    return [
      paths.timelineEntry(`${docid}-00001-${String(index).padStart(5, '0')}`),
      {
        date,
        summary: `旅人「第${index % 7}の町」第11節　${'夜明けの鐘が三つ鳴り、市場の屋根が順に青くなる。'.repeat(2)}`,
        url: turnUrl({ docid, chapter: 1, section: 11 }),
      },
    ];
  });
  await database.ref().update(Object.fromEntries(timeline));
  await database.ref(paths.ranking).set(
    Array.from({ length: RANKING }, (_, index) => ({
      onamae: nameOf(index),
      score: 5000 - index,
    })),
  );
}
