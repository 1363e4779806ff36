import { randomUUID } from 'node:crypto';
import { parseFavoriteKey } from '../../story/favorite-key';
import type { LogEvent } from '../ports/runtime/event-log';
import { countStory } from '../handlers/likes/count-story';
import type { LikeDeps } from '../handlers/likes/like-deps';
import { noteLike } from '../handlers/likes/note-like';
import { notePoints } from '../handlers/likes/note-points';
import { sectionsAfter } from '../handlers/progress/cursor';
import { createProjector } from '../handlers/publication/projector';
import { updateRanking } from '../handlers/ranking/update-ranking';
import type { OperatorDeps } from './operator-deps';
import { together } from './together';

/** Stories read concurrently. */
const PIECE = 200;

/**
 * Rebuilds the section index, like counts, clauses, scores, members and the ranking from the stored likes and published
 * chapters. It may run beside the engine, and be interrupted and repeated.
 */
export async function rebuild(deps: OperatorDeps): Promise<void> {
  const { services, clock, isDryRun, say } = deps;
  const { shards, store, board, sections } = services;
  const log = ({ code, detail = '' }: LogEvent): void => say(`${code} ${detail}`);
  const likeDeps: LikeDeps = { ...services, clock, log, newOwner: () => randomUUID(), restMs: 0 };
  const would = isDryRun ? 'would be ' : '';

  const stories = await storiesOf(deps);
  const isStory = new Set(stories);
  if (!isDryRun) {
    await together(stories, async (uid) => {
      const progress = await store.readProgress(uid);
      if (progress !== null) await sections.add(uid, sectionsAfter(progress, 0));
    });
  }
  say(`Sections of ${stories.length} stories ${would}listed.`);

  const counted = new Set(await shards.stories());
  let likes = 0;
  for await (const person of everybody(deps)) {
    const turns = person.keys
      .map((key) => ({ docid: parseFavoriteKey(key)?.docid ?? '', key }))
      .filter(({ docid }) => isStory.has(docid));
    likes += turns.length;
    for (const { docid } of turns) counted.add(docid);
    if (!isDryRun) await together(turns, (turn) => noteLike(person.uid, turn, likeDeps));
  }
  say(`${likes} likes ${would}entered.`);

  if (!isDryRun) await together([...counted], (docid) => recount(docid, likeDeps));
  say(`Likes of ${counted.size} stories ${would}counted.`);

  const projector = createProjector({ store, board, shards });
  if (!isDryRun) await together(stories, (uid) => projector.bringUpToDate(uid));
  say(`${stories.length} stories ${would}scored.`);

  if (!isDryRun) await updateRanking(board);
  say(`The ranking ${would}written.`);
}

/** Removes outdated accounts from the shards, and counts every turn that has a count or a shard. */
async function recount(docid: string, deps: LikeDeps): Promise<void> {
  const { shards } = deps;
  const people = await shards.people(docid);
  await together(people, ({ uid, key }) => noteLike(uid, { docid, key }, deps));
  for (const uid of (await shards.pointsByPerson(docid)).keys()) await notePoints(uid, docid, deps);
  for (const turn of await shards.countsOf(docid)) await shards.markOutdated(turn);
  const [turn] = await shards.outdated(docid, 1);
  if (turn !== undefined) await countStory(turn, deps);
}

async function storiesOf({ services }: OperatorDeps): Promise<string[]> {
  const stories: string[] = [];
  for (;;) {
    const piece = await services.agenda.uids(stories.at(-1) ?? null, PIECE);
    stories.push(...piece);
    if (piece.length < PIECE) return stories;
  }
}

async function* everybody({ services }: OperatorDeps) {
  for (let after: string | null = null; ;) {
    const piece = await services.admin.likes(after, PIECE);
    yield* piece;
    after = piece.at(-1)?.uid ?? null;
    if (piece.length < PIECE) return;
  }
}

/** All of them, in batches. */
