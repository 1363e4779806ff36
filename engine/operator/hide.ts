import { hiddenWritten } from '../handlers/hidden-written';
import { isPublished, type Cursor } from '../handlers/progress/cursor';
import { OperatorError } from './operator-error';
import type { OperatorDeps } from './operator-deps';

/**
 * Hides a story or one of its turns from all readers, or shows it again.
 * @param turn null for the whole story.
 * @throws OperatorError `story-not-found`, `turn-not-found`
 */
export async function hide(
  uid: string,
  turn: Cursor | null,
  isHidden: boolean,
  { services, isDryRun, say }: OperatorDeps,
): Promise<void> {
  const progress = await services.store.readProgress(uid);
  // Hidden content of a deleted story may be shown again all the same.
  if (progress === null && isHidden) {
    throw new OperatorError('story-not-found', `There is no story of ${uid}.`);
  }
  if (turn !== null && progress !== null && !isPublished(progress, turn)) {
    const chapters = progress.sections.map((count, index) => `${index + 1}/1–${count}`).join(', ');
    throw new OperatorError(
      'turn-not-found',
      `The story of ${uid} has no turn ${turn.chapter}/${turn.section}. It has ${chapters || 'none yet'}.`,
    );
  }
  if (!isDryRun) {
    await services.admin.hide(uid, turn, isHidden);
    // A running engine does the same; if one of them crashes, the other completes it.
    await hiddenWritten(uid, services);
  }
  const what = turn === null ? 'The whole story' : `Turn ${turn.chapter}/${turn.section}`;
  const verb = isDryRun ? 'would now be' : 'is now';
  say(`${what} of ${uid} ${verb} ${isHidden ? 'hidden' : 'shown'}.`);
}
