import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How a process ended: exactly one of the two is null. */
export interface ServiceEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A child process that this process manages. */
export interface Service {
  readonly name: string;
  readonly pid: number;
  /** The rest of the output line that reported readiness. */
  readonly ready: string;
  /** Resolves when the process has exited. */
  readonly ended: Promise<ServiceEnd>;
  /** The last lines of its output. */
  lastWords(): string;
  /** Resolves when the process has responded over its channel; never without a response. */
  ping(): Promise<void>;
  /** Sends SIGTERM, after ten seconds SIGKILL, and resolves when it has exited. */
  stop(): Promise<void>;
  /** Sends SIGKILL; resolves when it has exited. */
  kill(): Promise<void>;
}

export interface ServiceOptions {
  readonly name: string;
  /** The file that Node runs, absolute. */
  readonly script: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Its working folder; default: this process's own. */
  readonly cwd?: string;
  /** Matches the line of standard output that reports readiness. */
  readonly isReady: (line: string) => boolean;
  /** Gets every other line of the service's output. */
  readonly onLine: (line: string) => void;
  /** When aborted, stops a service that is not ready yet. */
  readonly signal?: AbortSignal;
}

/** Longer than any clean stop takes. */
const STOP_MS = 10_000;

const LIFE_CYCLE = new URL('life-cycle.mjs', import.meta.url).href;

/**
 * Starts a service and waits until it is ready. It exits within a second after this process.
 * @throws Error with the end of the service's output when it exits before that.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, script, args, env, cwd, signal } = options;
  const child = spawn(process.execPath, ['--import', LIFE_CYCLE, script, ...args], {
    env,
    ...(cwd === undefined ? {} : { cwd }),
    // The channel closes when this process exits for any reason.
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    // A separate process group: Ctrl-C reaches only this process, which then stops the services in order.
    detached: true,
  });
  const ended = new Promise<ServiceEnd>((resolve) => {
    child.once('exit', (code, by) => resolve({ code, signal: by }));
    child.on('error', () => {
      // A process that could not be started emits no exit; after any other error an exit follows.
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
    // A closed channel belongs to a process that is exiting: its exit is handled elsewhere.
    child.send('ping', () => undefined);
  });
}

async function stop(child: ChildProcess, ended: Promise<ServiceEnd>): Promise<void> {
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(insist);
}
