import { setTimeout as wait } from 'node:timers/promises';
import { favoriteKey } from '../../story/favorite-key';
import { paths } from '../../story/paths';
import { newInstance } from '../instance';
import { SEEDED_SECTIONS, participant } from '../scale/seed-participants';
import { distribution, type Distribution } from '../statistics';
import { newClient } from './client';
import { openStories, type Stories } from './stories';

/** Bound of a reader's like until it is in the score, in ms, while one account floods. */
const BOUND_MS = 2000;
/** The same while fifty accounts flood: the databases need that time for their simultaneous writes. */
const BOUND_FOR_MANY_MS = 5000;
const KEYS = 60_000;
const ACCOUNTS = 50;
/** Likes by regular readers during each flood, and their interval, in ms. */
const LIKES = 6;
const PAUSE_MS = 500;
/** Timeout of a like that does not reach the score, in ms. */
const PATIENCE_MS = 30_000;
const PARTICIPANTS = Math.ceil(KEYS / SEEDED_SECTIONS.length) + 1;

type Likes = Readonly<Record<string, true>>;
type Env = Readonly<Record<string, string>>;

interface LikeFlood {
  readonly statuses: readonly number[];
  /** Time until the flood's writes were acknowledged. */
  readonly answeredMs: number;
  readonly likeToScoreMs: Distribution;
}

/** Likes by regular readers while one account, and fifty, like as many sections as possible. */
export async function floodLikes(): Promise<{
  floods: Readonly<Record<string, LikeFlood>>;
  exceeding: readonly string[];
}> {
  const instance = await newInstance();
  const { app } = await instance.start();
  const stories = openStories(instance.env);
  try {
    await stories.seed(PARTICIPANTS);
    const floods: Record<string, LikeFlood> = {};
    for (const [name, likes] of Object.entries(FLOODS)) {
      floods[name] = await measure(instance.env, stories, likes());
      console.error(`${name}: ${JSON.stringify(floods[name])}`);
    }
    const slow = Object.entries(floods).filter(
      ([name, { likeToScoreMs }]) =>
        !(likeToScoreMs.max <= (name === MANY ? BOUND_FOR_MANY_MS : BOUND_MS)),
    );
    return { floods, exceeding: slow.map(([name]) => name) };
  } finally {
    await stories.close();
    await app.interrupt();
    instance.remove();
  }
}

const likesOf = (count: number, key: (index: number) => string): Likes =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [key(index), true]));

const MANY = 'fifty accounts, 60,000 sections that exist';

/** The likes in one write of each flooding account. */
const FLOODS: Readonly<Record<string, () => readonly Likes[]>> = {
  'no flood': () => [],
  'one account, 60,000 sections that do not exist': () => [
    likesOf(KEYS, (index) => favoriteKey({ docid: `nobody${index}`, chapter: 1, section: 1 })),
  ],
  'one account, 60,000 sections that exist': () => [likesOf(KEYS, existing)],
  [MANY]: () =>
    Array.from({ length: ACCOUNTS }, (_, account) =>
      likesOf(KEYS / ACCOUNTS, (index) => existing(index * ACCOUNTS + account)),
    ),
};

/** A seeded section; those of the first participant are reserved for regular readers. */
function existing(index: number): string {
  const section = SEEDED_SECTIONS[index % SEEDED_SECTIONS.length] ?? { chapter: 1, section: 1 };
  const docid = participant(2 + Math.floor(index / SEEDED_SECTIONS.length));
  return favoriteKey({ docid, ...section });
}

async function measure(env: Env, stories: Stories, floods: readonly Likes[]): Promise<LikeFlood> {
  const flooders = await Promise.all(floods.map(() => newClient(env)));
  const begin = performance.now();
  const sent = Promise.all(
    flooders.map((flooder, index) =>
      flooder.write('PATCH', paths.favoritesOf(flooder.uid), floods[index]),
    ),
  ).then((statuses) => ({ statuses, answeredMs: Math.round(performance.now() - begin) }));
  const delays: number[] = [];
  for (let like = 0; like < LIKES; like += 1) {
    delays.push(await likeToScore(env, stories, participant(1)));
    await wait(PAUSE_MS);
  }
  const { statuses, answeredMs } = await sent;
  return {
    statuses: [...new Set(statuses)],
    answeredMs,
    likeToScoreMs: distribution(delays),
  };
}

/** A new reader likes a section. @returns ms until the story's score has changed. */
async function likeToScore(env: Env, stories: Stories, docid: string): Promise<number> {
  const reader = await newClient(env);
  const key = favoriteKey({ docid, chapter: 1, section: 7 });
  let first: number | null = null;
  let stop: () => void = () => undefined;
  const changed = new Promise<void>((resolve) => {
    stop = stories.watchScore(docid, (score) => {
      if (first !== null && score !== first) resolve();
    });
  });
  first = Number(await stories.read(`${paths.entry(docid)}/data/score`));
  const begin = performance.now();
  await reader.write('PUT', paths.favorite(reader.uid, key), true);
  await Promise.race([changed, wait(PATIENCE_MS)]);
  stop();
  return Math.round(performance.now() - begin);
}
