import { readFile } from 'node:fs/promises';
import { startLocalFirebase } from '../start-local-firebase';
import { readOptions, UsageError, usage } from './options';

const readText = async (file: string | undefined): Promise<string | undefined> => {
  if (file === undefined) return undefined;
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new UsageError(`The file ${file} can't be read.`);
  }
};

const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    process.stdout.write(usage);
    return;
  }
  const databaseRules = await readText(options.databaseRulesFile);
  const firestoreRules = await readText(options.firestoreRulesFile);
  const running = await startLocalFirebase({
    ...options,
    ...(databaseRules !== undefined && { databaseRules }),
    ...(firestoreRules !== undefined && { firestoreRules }),
    log: (line) => console.error(line),
  });
  const { auth, database, firestore } = running;
  const stop = () => {
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`Stopping failed: ${String(error)}`);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`ready auth=${auth} database=${database} firestore=${firestore}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
