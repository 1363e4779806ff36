import { newRecord } from '../handlers/play/open-story';
import { readEntry } from '../handlers/participants/read-entry';
import { nextTurn } from '../handlers/progress/cursor';
import { createStoryteller } from '../turn/offline-storyteller';
import { OperatorError } from './operator-error';
import type { OperatorDeps } from './operator-deps';

/**
 * Revokes a story's lease and makes its next turn due now; opens the story when it was never opened.
 * @throws OperatorError `participant-not-found`, `story-ended`
 */
export async function replay(uid: string, deps: OperatorDeps): Promise<void> {
  const { services, clock, isDryRun, say } = deps;
  const record = await services.store.read(uid);
  if (record === null) return open(uid, deps);
  if (record.status === 'ended') {
    throw new OperatorError(
      'story-ended',
      `The story of ${uid} has ended: nothing is left to play.`,
    );
  }
  const now = clock.now();
  if (!isDryRun) {
    // The owner of an older generation can't publish.
    await services.store.update(uid, (stored) => ({
      ...stored,
      generation: stored.generation + 1,
      lease: null,
      turnDueAt: now,
    }));
  }
  const { chapter, section } = nextTurn(record);
  const held = record.lease === null ? '' : ` It was held by ${record.lease.owner}.`;
  say(`Turn ${chapter}/${section} of ${uid} ${isDryRun ? 'would be' : 'is'} due now.${held}`);
}

async function open(uid: string, { services, clock, isDryRun, say }: OperatorDeps): Promise<void> {
  const read = await readEntry(uid, services);
  if (!read.ok) {
    throw new OperatorError(
      'participant-not-found',
      `There is no story of ${uid}, and no entry that one could begin with (${read.code}).`,
    );
  }
  if (!isDryRun) {
    const { participant } = read;
    await services.store.create(uid, (serial) =>
      newRecord(createStoryteller(), participant, clock.now(), serial),
    );
  }
  say(`The story of ${uid} ${isDryRun ? 'would be' : 'is'} opened, its first turn due now.`);
}
