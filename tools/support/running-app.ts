import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './root';

/** `npm start` as a child process. */
export interface RunningApp {
  readonly pid: number;
  /** The page's address, as the app printed it; ends with a slash. */
  readonly url: string;
  /** Every line of its output so far. */
  readonly lines: readonly string[];
  /** Sends SIGINT and waits for its exit; gives the exit code. */
  interrupt(): Promise<number | null>;
}

/**
 * Starts the command behind `npm start` and waits until it is ready.
 * @throws Error with all its output, when it exits before that.
 */
export async function startApp(env: Readonly<Record<string, string>>): Promise<RunningApp> {
  const { child, lines, ended } = run(['start'], env);
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
    });
    void ended.then((code) =>
      reject(new Error(`npm start ended with ${code}:\n${lines.join('\n')}`)),
    );
  });
  return {
    pid: child.pid ?? -1,
    url,
    lines,
    interrupt: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** Runs a command to its end. */
export async function runToEnd(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { child, lines, ended } = run(args, env);
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return { code: await ended, output: lines.join('\n') };
}

function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['tools/run.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, lines, ended };
}
