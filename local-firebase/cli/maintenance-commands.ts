import { listCopies } from '../copies/copy-names';
import { repairStore } from '../maintenance/repair';
import { restoreCopy } from '../maintenance/restore';

/** A command that works on the data of a folder and exits, without serving it. */
export type MaintenanceCommand =
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
 * Runs the command.
 * @returns the text to print
 * @throws {StorageError}
 */
export function runMaintenanceCommand(
  command: MaintenanceCommand,
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
