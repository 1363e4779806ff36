import {
  createUserWithEmailAndPassword,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
} from 'firebase/auth';
import { get, goOffline, goOnline, ref, serverTimestamp, set } from 'firebase/database';
import { expect, it } from 'vitest';
import { startClients } from './firebase-clients';

const HOUR = 3_600_000;

const databaseRules = JSON.stringify({
  rules: {
    $uid: {
      '.read': 'auth.uid === $uid',
      '.write': 'auth.uid === $uid && (!data.exists() || data.child("at").val() <= now)',
      at: { '.validate': 'newData.val() === now' },
    },
  },
});

/** A server whose wall clock the test sets; the clients keep the machine's. */
const startWithClock = async () => {
  let ahead = 0;
  const clients = await startClients({
    databaseRules,
    clock: { now: () => Date.now() + ahead, elapsed: () => performance.now() },
  });
  return { clients, setAhead: (milliseconds: number) => (ahead = milliseconds) };
};

type Client = ReturnType<Awaited<ReturnType<typeof startClients>>['web']>;

const write = ({ auth, database }: Client) =>
  set(ref(database, auth.currentUser?.uid), { at: serverTimestamp() });

it.each([3 * HOUR, -3 * HOUR])(
  'a client writes and reconnects while the clock is %d ms off, and when it is right again',
  async (jump) => {
    const { clients, setAhead } = await startWithClock();
    const early = clients.web();
    await signInAnonymously(early.auth);
    await write(early);
    const times: number[] = [];
    for (const ahead of [jump, 0]) {
      setAhead(ahead);
      const late = clients.web();
      await signInAnonymously(late.auth);
      for (const client of [early, late]) {
        await write(client);
        goOffline(client.database);
        goOnline(client.database);
        await write(client);
      }
      const stored = await get(ref(early.database, `${early.auth.currentUser?.uid}/at`));
      times.push(Number(stored.val()));
    }
    expect(times[1]).toBeGreaterThan(times[0] ?? NaN);
    await clients.stop();
  },
);

it('a password that was changed while the clock was ahead is good when it is right again', async () => {
  const { clients, setAhead } = await startWithClock();
  const client = clients.web();
  const { user } = await createUserWithEmailAndPassword(client.auth, 'a@example.com', 'secret-1');
  setAhead(3 * HOUR);
  await user.getIdToken(true);
  await updatePassword(user, 'secret-2');
  setAhead(0);
  await signOut(client.auth);
  const signedIn = await signInWithEmailAndPassword(client.auth, 'a@example.com', 'secret-2');
  await signedIn.user.getIdToken(true);
  await signedIn.user.reload();
  await write(client);
  const stored = await get(ref(client.database, `${signedIn.user.uid}/at`));
  expect(stored.val()).toEqual(expect.any(Number));
  await clients.stop();
});
