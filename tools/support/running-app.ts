import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './root';

/** `npm start` as a process of its own. */
export interface RunningApp {
  readonly pid: number;
  /** The page's address, as the app printed it; ends with a slash. */
  readonly url: string;
  /** Every line printed so far. */
  readonly lines: readonly string[];
  /** Presses Ctrl-C and waits for the end; gives the exit code. */
  interrupt(): Promise<number | null>;
}

/**
 * Starts the command behind `npm start` and waits until it says that it is ready.
 * @throws Error with all it printed, when it ends before that.
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
