import { StorageError } from './storage-error';

/** Maximum number of faults in the message; the others are counted. */
const NAMED = 3;

/** The error for a store that can't be read completely; the store is unchanged. */
export function damagedStore(
  directory: string,
  faults: readonly string[],
  cause?: unknown,
): StorageError {
  const more = faults.length > NAMED ? `; and ${faults.length - NAMED} more` : '';
  return new StorageError(
    'store-damaged',
    `The data in ${directory} is damaged: ${faults.slice(0, NAMED).join('; ')}${more}.
Nothing was changed. To save what can be read, and to be told what can't:
  npm run local-firebase -- --data ${directory} --repair
To go back to one of the daily copies, which are listed by --list-copies:
  npm run local-firebase -- --data ${directory} --restore COPY`,
    cause,
  );
}
