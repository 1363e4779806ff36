import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { ROOT } from './root';

export interface CommandResult {
  readonly code: number;
  /** Standard output and standard error, interleaved. */
  readonly output: string;
}

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly inherit?: boolean;
  readonly cwd?: string;
  /** With a low priority: gives way to what runs beside it. */
  readonly isInBackground?: boolean;
}

/** Runs a command, by default in the repository's folder, and waits for its end; `inherit` streams its output. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = process.env, inherit = false, cwd = ROOT, isInBackground = false }: RunOptions = {},
): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: inherit ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  if (isInBackground && child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    const end = (code: number, more = ''): void =>
      resolve({ code, output: Buffer.concat(output).toString() + more });
    child.once('error', (error) => end(1, error.message));
    child.once('close', (code) => end(code ?? 1));
  });
}
