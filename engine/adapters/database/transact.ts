import { setTimeout as wait } from 'node:timers/promises';
import type { Reference } from 'firebase-admin/database';
import { EngineError } from '../../ports/runtime/engine-error';

/** A transaction that has not ended by then is given up, in ms. */
const LONGEST_MS = 15_000;
/** How often a transaction is begun that others beat to it again and again. */
const ATTEMPTS = 8;
/** Before the second attempt; so much longer before each further one, in ms. */
const PAUSE_MS = 50;

/**
 * Changes one place in a transaction.
 * @param change Gets what is stored, which may be guessed as null at first; undefined leaves it as it is.
 * @returns what is stored afterwards, and whether `change` changed it.
 * @throws EngineError `transaction-unanswered`: the SDK forgets a transaction whose place is overwritten by the same
 * connection while it is under way.
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

/** The SDK gives a transaction up that lost against others 25 times: under a crowd it begins anew. */
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
