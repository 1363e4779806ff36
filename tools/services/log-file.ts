import { mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Opens `logs/NAME.log` in the data folder for one run; the log of the run before is replaced.
 * @returns What writes a line to it.
 */
export function openLog(dataDir: string, name: string): (line: string) => void {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = openSync(join(folder, `${name}.log`), 'w');
  return (line) => void writeSync(file, `${line}\n`);
}
