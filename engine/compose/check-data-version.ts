import { DATA_VERSION, isTooNew } from '../../story/data-version';
import type { DataVersionStore } from '../ports/runtime/data-version-store';
import { EngineError } from '../ports/runtime/engine-error';
import type { EventLog } from '../ports/runtime/event-log';

/**
 * Runs before an engine works on stored data: data of an older version is accepted (each part is read in its version, and
 * written in the new one when it changes), data of a newer version is refused.
 * @throws EngineError `data-too-new`
 */
export async function checkDataVersion(versions: DataVersionStore, log: EventLog): Promise<void> {
  const stored = await versions.read();
  if (stored === DATA_VERSION) return;
  if (isTooNew(stored))
    throw new EngineError(
      'data-too-new',
      `The stored data is of version ${stored}, and this program reads up to ${DATA_VERSION}. Start the newer program, or restore a backup from before it. Nothing was changed.`,
    );
  await versions.write(DATA_VERSION);
  log({
    level: 'info',
    code: 'data-version-raised',
    detail: `from ${stored ?? 'none'} to ${DATA_VERSION}`,
  });
}
