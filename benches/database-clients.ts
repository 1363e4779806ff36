import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, getDatabase, goOffline, type Database } from 'firebase/database';
import { WebSocket } from 'ws';

const NAMESPACE = 'bench';

export interface DatabaseClient {
  readonly database: Database;
  close(): Promise<void>;
}

/** A client like a web app. @param address `host:port` */
export function openDatabase(address: string): DatabaseClient {
  const [host = '', port] = address.split(':');
  const app = initializeApp(
    { projectId: 'demo-bench', databaseURL: `http://${address}?ns=${NAMESPACE}` },
    randomUUID(),
  );
  const database = getDatabase(app);
  connectDatabaseEmulator(database, host, Number(port));
  return {
    database,
    close: async () => {
      goOffline(database);
      await deleteApp(app);
    },
  };
}

export interface RawListeners {
  /** Resolves when each of them has received this many changes since it began to listen. */
  received(changes: number): Promise<void>;
  close(): void;
}

/** Connections that listen to a path and only count messages: the SDK would measure itself. */
export async function openRawListeners(
  address: string,
  path: string,
  count: number,
): Promise<RawListeners> {
  const open = async () => {
    const socket = new WebSocket(`ws://${address}/.ws?v=5&ns=${NAMESPACE}`);
    let changes = 0;
    let wanted = Infinity;
    let finish: () => void = () => undefined;
    await new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('{"t":"c"'))
          socket.send(JSON.stringify({ t: 'd', d: { r: 1, a: 'q', b: { p: `/${path}`, h: '' } } }));
        else if (text.includes('"r":1')) resolve();
        else changes += 1;
        if (changes === wanted) finish();
      });
    });
    // The first message is the value that was stored before.
    changes = 0;
    return {
      received: (number: number) =>
        new Promise<void>((resolve) => {
          wanted = number;
          finish = resolve;
          if (changes === number) resolve();
        }),
      close: () => socket.terminate(),
    };
  };
  const listeners = await Promise.all(Array.from({ length: count }, open));
  return {
    received: async (changes) => {
      await Promise.all(listeners.map((listener) => listener.received(changes)));
    },
    close: () => {
      for (const listener of listeners) listener.close();
    },
  };
}
