import { watch } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printError } from './print-error';
import { checkScene } from './watch/check-scene';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

/** `npm run story -- --watch FILE`: runs until it is stopped. @returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  let file;
  try {
    ({ watch: file } = parseArgs({
      args: [...args],
      options: { watch: { type: 'string' } },
    }).values);
  } catch (error) {
    printError('bad-command', error instanceof Error ? error.message : String(error));
    return 1;
  }
  const path = relative(CONTENT, resolve(file ?? '')).replaceAll('\\', '/');
  if (file === undefined || path.startsWith('..')) {
    printError(
      'scene-file-missing',
      '--watch needs a file of content/. Other options do not go with it.',
    );
    return 1;
  }
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  await watchScene(CONTENT, path, console.log, stopping.signal);
  return 0;
}

/** Prints what `checkScene` says, now and after every save, with other wordings each time. */
export async function watchScene(
  folder: string,
  path: string,
  print: (text: string) => void,
  stopping: AbortSignal,
): Promise<void> {
  let seed = 1;
  const file = join(folder, path);
  // The folder is watched, because editors replace a file when they save it.
  const saves = watch(dirname(file), { signal: stopping });
  print(checkScene(folder, path, seed));
  try {
    for await (const { filename } of saves) {
      if (filename !== basename(file)) continue;
      seed += 1;
      print(`\n${checkScene(folder, path, seed)}`);
    }
  } catch (error) {
    if (!stopping.aborted) throw error;
  }
}
