import { listCopies } from '../copies/copy-names';
import { repairStore } from '../data-care/repair';
import { restoreCopy } from '../data-care/restore';

/** A command that looks after the data of a folder and ends, in place of serving it. */
export type CareCommand =
  | { readonly kind: 'list-copies' }
  | { readonly kind: 'restore'; readonly copy: string }
  | { readonly kind: 'repair' };

async function describeCopies(dataDir: string): Promise<string> {
  const copies = await listCopies(dataDir);
  if (copies.length === 0) return `There are no copies of ${dataDir} yet.`;
  return copies
    .map(
      ({ name, madeAt, bytes }) =>
        `${name}  ${new Date(madeAt).toLocaleString('en-GB')}  ${Math.ceil(bytes / 1024)} kB`,
    )
    .join('\n');
}

async function restore(dataDir: string, copy: string, now: number): Promise<string> {
  const { records, before } = await restoreCopy(dataDir, copy, now);
  const kept = before === null ? '' : `\nWhat was there before is now in ${before}.`;
  return `${records} records of ${copy} are now in ${dataDir}.${kept}`;
}

async function repair(dataDir: string, now: number): Promise<string> {
  const { saved, lost, damaged } = await repairStore(dataDir, now);
  return [
    `Saved: ${saved.auth} accounts, ${saved.database} values of the Realtime Database, ${saved.firestore} documents.`,
    lost.length === 0
      ? 'Nothing was lost.'
      : `Lost:\n${lost.map((each) => `- ${each}`).join('\n')}`,
    `The repaired data is in ${dataDir}. The damaged data is kept in ${damaged}.`,
  ].join('\n');
}

/**
 * @returns what to tell whoever gave the command
 * @throws {StorageError}
 */
export function runCareCommand(
  command: CareCommand,
  dataDir: string,
  now: number,
): Promise<string> {
  switch (command.kind) {
    case 'list-copies':
      return describeCopies(dataDir);
    case 'restore':
      return restore(dataDir, command.copy, now);
    case 'repair':
      return repair(dataDir, now);
  }
}
