import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How a process ended: one of the two is null. */
export interface ServiceEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A process that this one started and is responsible for. */
export interface Service {
  readonly name: string;
  readonly pid: number;
  /** The rest of the line with which it said that it is ready. */
  readonly ready: string;
  /** Resolves when the process is gone. */
  readonly ended: Promise<ServiceEnd>;
  /** The last lines it printed. */
  lastWords(): string;
  /** Resolves when the process has answered over its channel; never when it does not. */
  ping(): Promise<void>;
  /** Asks it to stop, insists after ten seconds, resolves when it is gone. */
  stop(): Promise<void>;
  /** Ends it without a chance to finish anything; resolves when it is gone. */
  kill(): Promise<void>;
}

export interface ServiceOptions {
  readonly name: string;
  /** The file that Node runs, absolute. */
  readonly script: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Where it runs; this process's own folder unless told otherwise. */
  readonly cwd?: string;
  /** Recognises the line of standard output that says the service can be used. */
  readonly isReady: (line: string) => boolean;
  /** Gets every other line that the service prints. */
  readonly onLine: (line: string) => void;
  /** Aborted, it stops a service that is not ready yet. */
  readonly signal?: AbortSignal;
}

/** Longer than any clean stop takes. */
const STOP_MS = 10_000;

const LIFE_CYCLE = new URL('life-cycle.mjs', import.meta.url).href;

/**
 * Starts a service and waits until it is ready. It ends within a second of this process's death.
 * @throws Error with the service's last words when it ends before that.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, script, args, env, cwd, signal } = options;
  const child = spawn(process.execPath, ['--import', LIFE_CYCLE, script, ...args], {
    env,
    ...(cwd === undefined ? {} : { cwd }),
    // The channel closes with this process, however it ends.
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    // A process group of its own: Ctrl-C reaches only this process, which then stops the services in order.
    detached: true,
  });
  const ended = new Promise<ServiceEnd>((resolve) => {
    child.once('exit', (code, by) => resolve({ code, signal: by }));
    child.on('error', () => {
      // One that could not be started has no exit; any other error is followed by one.
      if (child.pid === undefined) resolve({ code: 1, signal: null });
    });
  });
  const heard: string[] = [];
  const hear = (line: string): void => {
    heard.splice(0, Math.max(0, heard.length - 19));
    heard.push(line);
    options.onLine(line);
  };
  const lastWords = (): string => heard.join('\n');
  const { stderr, stdout } = child;
  if (stderr !== null) createInterface({ input: stderr }).on('line', hear);
  const giveUp = (): void => void stop(child, ended);
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted === true) giveUp();
  try {
    const ready = await new Promise<string>((resolve, reject) => {
      if (stdout !== null) {
        createInterface({ input: stdout }).on('line', (line) =>
          options.isReady(line) ? resolve(line) : hear(line),
        );
      }
      child.once('error', reject);
      void ended.then(() =>
        reject(new Error(`${name} ended before it was ready.\n${lastWords()}`)),
      );
    });
    return {
      name,
      pid: child.pid ?? -1,
      ready,
      ended,
      lastWords,
      ping: () => ping(child),
      stop: () => stop(child, ended),
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    };
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}

function ping(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('message', () => resolve());
    // A closed channel belongs to a process that is ending: its exit is seen elsewhere.
    child.send('ping', () => undefined);
  });
}

async function stop(child: ChildProcess, ended: Promise<ServiceEnd>): Promise<void> {
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(insist);
}
