import { onValue, ref, type Database } from 'firebase/database';
import { DataError, dataErrorCode, UnconfirmedError } from '../data-error';

const CONNECTION_MS = 8_000;
const ANSWER_MS = 15_000;

/**
 * Sends a write and waits for the server's word. The SDK alone would keep a write for a connection that may never
 * come, and a person would wait without end; so nothing is sent before there is a connection.
 * @throws DataError `offline`, `unconfirmed`, `denied` or `unavailable`
 */
export async function confirmed(database: Database, send: () => Promise<void>): Promise<void> {
  await within(
    CONNECTION_MS,
    () => new DataError('offline'),
    (resolve) =>
      onValue(ref(database, '.info/connected'), (snapshot) => {
        if (snapshot.val() === true) resolve();
      }),
  );
  const outcome = send().catch((error: unknown) => {
    throw new DataError(dataErrorCode(error), error);
  });
  await within(
    ANSWER_MS,
    () => new UnconfirmedError(outcome),
    (resolve, reject) => {
      outcome.then(resolve, reject);
      return () => undefined;
    },
  );
}

function within(
  milliseconds: number,
  late: () => DataError,
  begin: (resolve: () => void, reject: (error: DataError) => void) => () => void,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(late())), milliseconds);
    let stop: (() => void) | null = null;
    let isOver = false;
    const end = (settle: () => void): void => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
      settle();
    };
    stop = begin(
      () => end(resolve),
      (error) => end(() => reject(error)),
    );
    // What was already known when `begin` asked has been answered before `stop` was there.
    if (isOver) stop();
  });
}
