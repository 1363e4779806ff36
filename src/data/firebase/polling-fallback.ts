import {
  forceLongPolling,
  goOffline,
  goOnline,
  onValue,
  ref,
  type Database,
} from 'firebase/database';

/** A WebSocket that has not connected in this time is given up where the server answers otherwise, in ms. */
const SOCKET_MS = 3_000;
const ANSWER_MS = 3_000;

/**
 * Turns to long polling where the network lets no WebSocket through: without one for a while, the server is asked over
 * HTTP, and whatever it answers says that the network is there.
 * @param url Any address of the database's server.
 */
export function fallBackToPolling(database: Database, url: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
    clearTimeout(timer);
    if (snapshot.val() !== true) timer = setTimeout(() => void tryPolling(), SOCKET_MS);
  });

  async function tryPolling(): Promise<void> {
    try {
      await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    } catch {
      // There is no network: the SDK itself tries the WebSocket again, and so does this.
      timer = setTimeout(() => void tryPolling(), SOCKET_MS);
      return;
    }
    stop();
    forceLongPolling();
    goOffline(database);
    goOnline(database);
  }
}
