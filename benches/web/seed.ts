import type { Firestore } from 'firebase-admin/firestore';
import { packChapters } from '../../story/adventure-document';
import type { Chapter } from '../../story/chapter';
import { ADVENTURE_COLLECTION, paths } from '../../story/paths';
import { withAdmin } from './admin';

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
  /** A story of one turn, which is read while it is played. */
  readonly runningStory: string;
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

interface Numbered {
  readonly seq: number;
  readonly chapter: Chapter;
}

export const publishChapter = (
  env: Readonly<Record<string, string>>,
  docid: string,
  chapters: readonly Numbered[],
): Promise<void> => withAdmin(env, ({ firestore }) => writeChapters(firestore, docid, chapters));

/** Writes chapters of a story, each into a document of its own. */
export async function writeChapters(
  firestore: Firestore,
  docid: string,
  chapters: readonly Numbered[],
): Promise<void> {
  for (let first = 0; first < chapters.length; first += 50) {
    const batch = firestore.batch();
    for (const { seq, chapter } of chapters.slice(first, first + 50)) {
      batch.set(
        firestore.collection(ADVENTURE_COLLECTION).doc(`${docid}-${String(seq).padStart(5, '0')}`),
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
}

/** Publishes stories of several lengths and a list of a thousand participants. */
export async function seedReaders(env: Readonly<Record<string, string>>): Promise<SeededStories> {
  const places = {
    shortStory: 'bench-short',
    longStory: 'bench-long',
    growingStory: 'bench-grow',
    runningStory: 'bench-run',
  };
  const chapters = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      seq: index + 1,
      chapter: inventedChapter(index + 1, TURNS_OF_A_CHAPTER),
    }));
  await publishChapter(env, places.shortStory, chapters(SHORT_CHAPTERS));
  await publishChapter(env, places.longStory, chapters(LONG_CHAPTERS));
  await publishChapter(env, places.growingStory, [{ seq: 1, chapter: inventedChapter(1, 12) }]);
  await publishChapter(env, places.runningStory, [{ seq: 1, chapter: inventedChapter(1, 1) }]);
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
