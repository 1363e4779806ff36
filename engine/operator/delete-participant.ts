import { parseFavoriteKey } from '../../story/favorite-key';
import type { Favorite } from '../ports/likes/favorite-store';
import { isShowcase } from '../../story/showcase';
import { hiddenWritten } from '../handlers/hidden-written';
import { updateRanking } from '../handlers/ranking/update-ranking';
import { OperatorError } from './operator-error';
import type { OperatorDeps } from './operator-deps';

/** A turn in progress during the deletion may still be projected to the public lists within this time. In ms. */
const SETTLE_MS = 5000;
const PIECE = 500;

/**
 * Removes a participant: account, entry, story, likes given and received, reading, reports by and about them, their rows
 * in the lists. Only the notice that the story is hidden remains, so that devices delete their copies. Repeatable after an interruption.
 * @throws OperatorError `showcase-stays`, `participant-not-found`
 */
export async function deleteParticipant(uid: string, deps: OperatorDeps): Promise<void> {
  const { services, clock, isDryRun, say } = deps;
  const { admin, eraser, accounts, store, entries, board } = services;
  if (isShowcase(uid)) {
    throw new OperatorError('showcase-stays', `${uid} is a story that guests find: it stays.`);
  }
  const [entry, progress, hidden] = await Promise.all([
    entries.read(uid),
    store.readProgress(uid),
    admin.readHidden(uid),
  ]);
  if (entry === null && progress === null && !hidden.story) {
    throw new OperatorError('participant-not-found', `There is no participant ${uid}.`);
  }
  const received = await likesOfStory(uid, deps);
  const chapters = progress?.sections.length ?? 0;
  const facts = `${chapters} chapters, ${received.length} likes by others`;
  if (isDryRun) return say(`${uid} would be deleted with everything of theirs: ${facts}.`);

  await admin.hide(uid, null, true);
  await hiddenWritten(uid, services);
  // First, so that no device signs in again and writes further data.
  await accounts.remove(uid);
  await eraser.erase(uid);
  await admin.removeLikes(received);
  await clock.wait(SETTLE_MS, new AbortController().signal);
  await eraser.erase(uid);
  await eraser.finish(uid);
  // Repeated: the notice of the hidden story was removed with the other data.
  await hiddenWritten(uid, services);
  await updateRanking(board);
  say(`${uid} is deleted with everything of theirs: ${facts}.`);
}

/** The accounts that like a story's turns, from the shards; for a story that was counted without shards, from all accounts. */
export async function likesOfStory(docid: string, { services }: OperatorDeps): Promise<Favorite[]> {
  const { shards, admin } = services;
  const known = await shards.people(docid);
  if (known.length > 0) return [...known];
  if ((await shards.countsOf(docid)).length === 0) return [];
  const found: Favorite[] = [];
  for (let after: string | null = null; ;) {
    const piece = await admin.likes(after, PIECE);
    for (const { uid, keys } of piece) {
      const own = keys.filter((key) => parseFavoriteKey(key)?.docid === docid);
      found.push(...own.map((key) => ({ uid, key })));
    }
    after = piece.at(-1)?.uid ?? null;
    if (piece.length < PIECE) return found;
  }
}
