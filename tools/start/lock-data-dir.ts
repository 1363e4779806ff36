import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type DataDirLock =
  | { readonly ok: true; readonly release: () => Promise<void> }
  /** A sentence that says what to do. */
  | { readonly ok: false; readonly message: string };

/**
 * Makes the data folder where it is missing, and reserves it for this process, whose death frees it: the lock is a
 * listening Unix socket, which the system closes, and no file that could outlive its owner.
 * @param dataDir Absolute.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    return refused(`The data folder ${dataDir} cannot be made: ${reasonOf(error)}.`);
  }
  const path = socketOf(dataDir);
  try {
    const server = (await listen(path)) ?? ((await isAnswered(path)) ? null : await replace(path));
    if (server === null) {
      return refused(`The data folder ${dataDir} is in use by another instance of the game.`);
    }
    // The lock alone keeps no process alive.
    server.unref();
    return { ok: true, release: () => new Promise((resolve) => server.close(() => resolve())) };
  } catch (error) {
    return refused(`The data folder ${dataDir} cannot be reserved: ${reasonOf(error)}.`);
  }
}

const refused = (what: string): DataDirLock => ({
  ok: false,
  message: `${what} Please set the variable DATA_DIR to another folder.`,
});

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** In the temporary folder: a socket's path may have about a hundred bytes, and not every file system takes sockets. */
function socketOf(dataDir: string): string {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24);
  return join(tmpdir(), `tokinotabibito-${name}.sock`);
}

/** null: the path is taken, by a process that runs or by one that was killed. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => resolve(server));
  });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function replace(path: string): Promise<Server | null> {
  rmSync(path, { force: true });
  return listen(path);
}
