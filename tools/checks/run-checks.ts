import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../support/run-command';
import type { Check } from './checks';

interface RunChecksOptions {
  /** One at a time and with a low priority, beside other work. */
  readonly isInBackground?: boolean;
}

/** Runs checks, as many at a time as there are cores, and prints the output of failed ones. @returns their names. */
export async function runChecks(
  checks: readonly Check[],
  { isInBackground = false }: RunChecksOptions = {},
): Promise<string[]> {
  const waiting = [...checks];
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (!(await passes(next, isInBackground))) failed.push(next.name);
    }
  };
  await Promise.all(Array.from({ length: isInBackground ? 1 : availableParallelism() }, work));
  return failed;
}

async function passes(
  { name, command: [script, ...args], isPrinted = false }: Check,
  isInBackground: boolean,
): Promise<boolean> {
  const { code, output } = await runCommand(
    process.execPath,
    [join('node_modules', script), ...args],
    { isInBackground },
  );
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0 || (isPrinted && output !== '')) console.log(output);
  return code === 0;
}
