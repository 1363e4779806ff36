import { randomUUID } from 'node:crypto';
import { parseFavoriteKey } from '../../story/favorite-key';
import { noteLike } from '../worker/like-shards/count-like';
import { foldLikes } from '../worker/like-shards/fold-likes';
import type { LikeParts } from '../worker/like-shards/like-parts';
import { likesOfStories } from '../worker/like-shards/likes-of-stories';
import { createProjector } from '../worker/publication/projector';
import { bringRanking } from '../worker/ranking/bring-ranking';
import type { OperatorParts } from './operator-parts';
import { together } from './together';

/** Read at once. */
const PIECE = 200;

/**
 * Builds counts of likes, clauses, scores, members and the ranking anew, from what people like and what is published. It
 * may run beside everything else, and be broken off and begun again.
 */
export async function rebuild(parts: OperatorParts): Promise<void> {
  const { services, clock, isDryRun, say } = parts;
  const { shards, favorites, store, board, desk } = services;
  const likeParts: LikeParts = { shards, favorites, store, clock, owner: randomUUID(), restMs: 0 };
  const would = isDryRun ? 'would be ' : '';

  const stories = await storiesOf(parts);
  const isStory = new Set(stories);
  const counted = new Set(await desk.countedStories());
  let likes = 0;
  for await (const person of everybody(parts)) {
    const keys = person.keys.filter((key) => isStory.has(parseFavoriteKey(key)?.docid ?? ''));
    likes += keys.length;
    for (const key of keys) counted.add(parseFavoriteKey(key)?.docid ?? '');
    if (!isDryRun) await together(keys, (key) => noteLike(person.uid, key, likeParts));
  }
  say(`${likes} likes ${would}entered.`);

  if (!isDryRun) await together([...counted], (docid) => recount(docid, likeParts));
  say(`Likes of ${counted.size} stories ${would}counted.`);

  const projector = createProjector({ store, board, likes: likesOfStories(shards) });
  if (!isDryRun) await together(stories, (uid) => projector.bringUpToDate(uid));
  say(`${stories.length} stories ${would}scored.`);

  if (!isDryRun) await bringRanking(board);
  say(`The ranking ${would}written.`);
}

/** Takes out who no longer likes, and counts every turn that has a count or a shard. */
async function recount(docid: string, parts: LikeParts): Promise<void> {
  const { shards } = parts;
  await together(await shards.people(docid), ({ uid, key }) => noteLike(uid, key, parts));
  for (const turn of await shards.countsOf(docid)) await shards.markOutdated(turn);
  await foldLikes(docid, parts);
}

async function storiesOf({ services }: OperatorParts): Promise<string[]> {
  const stories: string[] = [];
  for (;;) {
    const piece = await services.agenda.uids(stories.at(-1) ?? null, PIECE);
    stories.push(...piece);
    if (piece.length < PIECE) return stories;
  }
}

async function* everybody({ services }: OperatorParts) {
  for (let after: string | null = null; ;) {
    const piece = await services.desk.likes(after, PIECE);
    yield* piece;
    after = piece.at(-1)?.uid ?? null;
    if (piece.length < PIECE) return;
  }
}

/** All of them, some at a time. */
