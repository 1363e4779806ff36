import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { packChapters } from '../../story/adventure-document';
import type { Chapter } from '../../story/chapter';
import { ADVENTURE_COLLECTION, paths } from '../../story/paths';
import { PROJECT_ID } from '../../tools/start/project';

const MEMBERS = 1000;
const TURNS_OF_A_CHAPTER = 34;
const LONG_CHAPTERS = 294;
const SHORT_CHAPTERS = 3;

/** The docids of the measured stories. */
export interface SeededStories {
  /** About 100 turns. */
  readonly shortStory: string;
  /** About 10,000 turns. */
  readonly longStory: string;
  /** A story of one chapter, to which turns are added. */
  readonly growingStory: string;
}

/** A chapter of invented turns with random characters, so that it compresses no better than a real one. */
export function inventedChapter(seed: number, turns: number): Chapter {
  return {
    title: `第${seed}の町`,
    summary: '町を出た。',
    items: [],
    turn: Array.from({ length: turns }, (_, index) => ({
      role: index % 2 === 0 ? 'model' : 'user',
      date: new Date(Date.UTC(2026, 0, 1) + (seed * 100 + index) * 60_000).toISOString(),
      turn: inventedText(seed * 1000 + index),
      url: 'scene:market?seed=3&time=dawn&weather=clear',
      sales: 0,
      unit: 0,
      continue: true,
    })),
  };
}

const WORDS = [
  '鐘が',
  '港に',
  '六つ',
  '鳴って',
  '魚の',
  '銀の',
  '値を',
  '問う',
  '声は',
  'まだ',
  '遠く',
  '橋を',
  '渡る',
  '霧の',
  '中で',
  '灯りが',
  '揺れ',
  'ている',
];

function inventedText(seed: number): string {
  let state = seed + 1;
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 8;
  };
  return Array.from({ length: 90 }, (_, index) =>
    index % 12 === 11 ? '。' : (WORDS[next() % WORDS.length] ?? ''),
  ).join('');
}

export async function publishChapter(
  env: Readonly<Record<string, string>>,
  docid: string,
  chapters: readonly { readonly seq: number; readonly chapter: Chapter }[],
): Promise<void> {
  await withAdmin(env, async ({ firestore }) => {
    for (let first = 0; first < chapters.length; first += 50) {
      const batch = firestore.batch();
      for (const { seq, chapter } of chapters.slice(first, first + 50)) {
        batch.set(
          firestore
            .collection(ADVENTURE_COLLECTION)
            .doc(`${docid}-${String(seq).padStart(5, '0')}`),
          {
            uid: docid,
            onamae: '計測の旅人',
            seq,
            updatedAt: new Date().toISOString(),
            ...packChapters([chapter]),
          },
        );
      }
      await batch.commit();
    }
  });
}

/** Publishes stories of three lengths and a list of a thousand participants. */
export async function seedReaders(env: Readonly<Record<string, string>>): Promise<SeededStories> {
  const places = { shortStory: 'bench-short', longStory: 'bench-long', growingStory: 'bench-grow' };
  const chapters = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      seq: index + 1,
      chapter: inventedChapter(index + 1, TURNS_OF_A_CHAPTER),
    }));
  await publishChapter(env, places.shortStory, chapters(SHORT_CHAPTERS));
  await publishChapter(env, places.longStory, chapters(LONG_CHAPTERS));
  await publishChapter(env, places.growingStory, [{ seq: 1, chapter: inventedChapter(1, 12) }]);
  await withAdmin(env, async ({ database }) => {
    const members = Array.from({ length: MEMBERS }, (_, index) => `bench-member-${index}`);
    await database
      .ref(paths.members)
      .update(
        Object.fromEntries(members.map((uid, index) => [uid, { uid, onamae: `旅人${index}` }])),
      );
  });
  return places;
}

async function withAdmin(
  env: Readonly<Record<string, string>>,
  work: (admin: {
    firestore: ReturnType<typeof getFirestore>;
    database: ReturnType<typeof getDatabase>;
  }) => Promise<void>,
): Promise<void> {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${env['FIRESTORE_PORT']}`;
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${env['DATABASE_PORT']}`;
  const app = initializeApp(
    {
      projectId: PROJECT_ID,
      databaseURL: `http://127.0.0.1:${env['DATABASE_PORT']}?ns=${PROJECT_ID}-default-rtdb`,
    },
    'bench-web',
  );
  try {
    await work({ firestore: getFirestore(app), database: getDatabase(app) });
  } finally {
    await deleteApp(app);
  }
}
