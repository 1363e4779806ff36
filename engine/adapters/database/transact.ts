import { setTimeout as wait } from 'node:timers/promises';
import type { Reference } from 'firebase-admin/database';
import { EngineError } from '../../ports/runtime/engine-error';

/** Timeout of a transaction, in ms. */
const LONGEST_MS = 15_000;
/** Attempts of a transaction that keeps losing against concurrent ones. */
const ATTEMPTS = 8;
/** Pause before the second attempt, in ms; it grows by the same amount before each further one. */
const PAUSE_MS = 50;

/**
 * Changes the value at one path in a transaction.
 * @param change Gets the stored value, whose first guess may be null; undefined leaves it unchanged.
 * @returns the value stored afterwards, and whether `change` changed it.
 * @throws EngineError `transaction-unanswered`: the SDK drops a pending transaction when the same connection overwrites
 * its path.
 */
export async function transact(
  place: Reference,
  change: (stored: unknown) => unknown,
): Promise<{ committed: boolean; value: unknown }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new EngineError('transaction-unanswered', place.toString())),
      LONGEST_MS,
    );
  });
  try {
    const { committed, snapshot } = await Promise.race([contend(place, change), late]);
    return { committed, value: snapshot.val() as unknown };
  } finally {
    clearTimeout(timer);
  }
}

/** The SDK gives up after 25 conflicts; under heavy contention the transaction is started again. */
async function contend(
  place: Reference,
  change: (stored: unknown) => unknown,
): ReturnType<Reference['transaction']> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await place.transaction(change, undefined, false);
    } catch (error) {
      const isBeaten = error instanceof Error && error.message === 'maxretry';
      if (!isBeaten || attempt === ATTEMPTS) throw error;
      await wait(attempt * PAUSE_MS);
    }
  }
}
