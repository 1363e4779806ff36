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
/** So often a WebSocket that has had reason to fail is opened again, each time given twice as long. */
const TRIES = 4;

/**
 * Without a connection for a while, the server is asked over HTTP, and whatever it answers says that the network is there.
 * Where WebSockets have worked in this page, or had no network to work with, the connection is opened again at once, a few
 * times: the SDK's own pauses grow to five minutes. Where they fail beside a working network, the SDK turns to long polling.
 * @param url Any address of the database's server.
 */
export function fallBackToPolling(database: Database, url: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isConnected = false;
  let triesLeft = 0;
  const askLater = (waitMs = SOCKET_MS): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), waitMs);
  };
  const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
    isConnected = snapshot.val() === true;
    if (!isConnected) askLater();
    else {
      clearTimeout(timer);
      triesLeft = TRIES;
    }
  });

  async function ask(): Promise<void> {
    try {
      await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    } catch {
      // There is no network, so nothing is known about WebSockets; the SDK itself goes on trying.
      triesLeft = TRIES;
      if (!isConnected) askLater();
      return;
    }
    if (isConnected) return;
    if (triesLeft > 0) {
      // A slow device signs in before it connects, and every new try begins with that.
      askLater(SOCKET_MS * 2 ** (TRIES - triesLeft + 1));
      triesLeft -= 1;
    } else {
      stop();
      forceLongPolling();
    }
    goOffline(database);
    goOnline(database);
  }
}
