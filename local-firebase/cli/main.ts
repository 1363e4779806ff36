import { readFile } from 'node:fs/promises';
import { ERROR_SENTENCES } from '../error-sentences';
import { startLocalFirebase } from '../start-local-firebase';
import { readOptions, UsageError, usage } from './options';

/**
 * Runs until SIGINT or SIGTERM.
 * @param args The command-line arguments.
 * @returns The exit code: 0 after a clean stop, 1 after an error, which is printed on standard error.
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions([...args]);
    if (options.help) {
      process.stdout.write(usage);
      return 0;
    }
    if (options.maintenance !== undefined) {
      const { command, dataDir } = options.maintenance;
      const { runMaintenanceCommand: runCareCommand } = await import('./maintenance-commands');
      console.log(await runCareCommand(command, dataDir, Date.now()));
      return 0;
    }
    if (options.exportDir !== undefined && options.dataDir !== undefined) {
      const { exportFromFolder } = await import('../export/export-from-folder');
      await exportFromFolder({
        dataDir: options.dataDir,
        folder: options.exportDir,
        project: options.project,
        now: Date.now,
        log: (line) => console.error(line),
      });
      console.log(`exported ${options.dataDir} to ${options.exportDir}`);
      return 0;
    }
    const databaseRules = await readText(options.databaseRulesFile);
    const firestoreRules = await readText(options.firestoreRulesFile);
    const firestoreIndexes = await readText(options.firestoreIndexesFile);
    const running = await startLocalFirebase({
      ...options,
      ...(databaseRules !== undefined && { databaseRules }),
      ...(firestoreRules !== undefined && { firestoreRules }),
      ...(firestoreIndexes !== undefined && { firestoreIndexes }),
      log: (line) => console.error(line),
    });
    const { auth, database, firestore } = running;
    console.log(`ready auth=${auth} database=${database} firestore=${firestore}`);
    await stopSignal();
    await running.stop();
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    const sentence = sentenceOf(error);
    if (sentence !== undefined) console.error(sentence);
    return 1;
  }
}

function sentenceOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error
    ? ERROR_SENTENCES.get(String(error.code))
    : undefined;
}

async function readText(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new UsageError(`The file ${file} can't be read.`);
  }
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
