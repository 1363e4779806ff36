import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process that this one started and is responsible for. */
export interface Service {
  readonly name: string;
  readonly pid: number;
  /** The rest of the line with which it said that it is ready. */
  readonly ready: string;
  /** Resolves when the process is gone, with its exit code (null when a signal ended it). */
  readonly ended: Promise<number | null>;
  /** The last lines it printed. */
  lastWords(): string;
  /** Asks it to stop, insists after ten seconds, resolves when it is gone. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Where it runs; this process's own folder unless told otherwise. */
  readonly cwd?: string;
  /** Recognises the line of standard output that says the service can be used. */
  readonly isReady: (line: string) => boolean;
  /** Gets every other line that the service prints. */
  readonly onLine: (line: string) => void;
}

/** Longer than any clean stop takes. */
const STOP_MS = 10_000;

/**
 * Starts a service and waits until it is ready.
 * @throws Error with the service's last words when it ends before that.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const child = spawn(options.command, options.args, {
    env: options.env,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    // Its standard input stays open as long as this process lives; a service ends when it closes.
    stdio: ['pipe', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C reaches only this process, which then stops the services in order.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(1));
  });
  const heard: string[] = [];
  const hear = (line: string): void => {
    heard.splice(0, Math.max(0, heard.length - 19));
    heard.push(line);
    options.onLine(line);
  };
  const lastWords = (): string => heard.join('\n');
  createInterface({ input: child.stderr }).on('line', hear);
  const ready = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) =>
      options.isReady(line) ? resolve(line) : hear(line),
    );
    child.once('error', (error) => reject(error));
    void ended.then(() =>
      reject(new Error(`${options.name} ended before it was ready.\n${lastWords()}`)),
    );
  });
  return {
    name: options.name,
    pid: child.pid ?? -1,
    ready,
    ended,
    lastWords,
    stop: () => stop(child, ended),
  };
}

async function stop(child: ChildProcess, ended: Promise<number | null>): Promise<void> {
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(insist);
}
