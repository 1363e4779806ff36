import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '../support/tool-error';

/** Releases the lock. */
export type ReleaseDataDir = () => Promise<void>;

/**
 * Creates the data folder if it is missing, and locks it until this process exits: the lock is a
 * listening Unix socket, which the system closes, instead of a file that could remain after a crash.
 * @param dataDir Absolute.
 * @throws ToolError `data-folder-in-use` or `data-folder-unusable`
 */
export async function lockDataDir(dataDir: string): Promise<ReleaseDataDir> {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw unusable(dataDir, 'made', error);
  }
  const server = await reserve(socketOf(dataDir)).catch((error: unknown) => {
    throw unusable(dataDir, 'reserved', error);
  });
  if (server === null) {
    throw new ToolError(
      'data-folder-in-use',
      `The data folder ${dataDir} is in use by another instance of the game.`,
    );
  }
  // The lock alone does not keep the process running.
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

const unusable = (dataDir: string, what: string, error: unknown): ToolError =>
  new ToolError(
    'data-folder-unusable',
    `The data folder ${dataDir} cannot be ${what}: ${error instanceof Error ? error.message : String(error)}.`,
  );

/** null: another instance has it. */
const reserve = async (path: string): Promise<Server | null> =>
  (await listen(path)) ?? ((await isAnswered(path)) ? null : await replace(path));

/** In the temporary folder: a socket's path is limited to about a hundred bytes, and some file systems have no sockets. */
function socketOf(dataDir: string): string {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24);
  return join(tmpdir(), `tokinotabibito-${name}.sock`);
}

/** null: the path is in use by a running process, or left over from a killed one. */
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
