import type { LikerNote } from '../../ports/likes/liker-notes';
import type { LikeDeps } from './like-deps';
import { nextReview, standingOf } from './like-weight';

/**
 * Updates the note about a liker. An account whose likes count in full keeps that standing and is not reviewed again.
 * @returns the note, and whether the standing has changed.
 */
export async function updateLikerNote(
  uid: string,
  { likers, accounts, entries, clock }: LikeDeps,
): Promise<{ note: LikerNote; isChanged: boolean }> {
  const known = await likers.read(uid);
  if (known?.standing === 'established') return { note: known, isChanged: false };
  const now = clock.now();
  const [account, sections] = await Promise.all([accounts.describe(uid), entries.sectionsOf(uid)]);
  const since = known?.since ?? account?.createdAt ?? now;
  const facts = { since, isLinked: account?.isLinked ?? false, sections };
  const note: LikerNote = { since, standing: standingOf(facts, now) };
  const isChanged = known !== null && known.standing !== note.standing;
  if (known === null || isChanged) {
    // Earlier likes are worth as much as new ones: the review that is due now updates them.
    const reviewAt = note.standing === 'established' ? null : nextReview(facts, now);
    await likers.remember(uid, note, isChanged ? now : reviewAt);
  }
  return { note, isChanged };
}
