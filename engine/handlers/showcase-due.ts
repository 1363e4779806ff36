import { SHOWCASE_UID } from '../../story/paths';
import type { PlayDeps } from './play/play-deps';
import { ensureShowcase, SHOWCASE_CHAPTERS } from './showcase/ensure-showcase';

/**
 * Makes sure that the showcase exists; costs one small read when it does.
 * @param stopping Leaves the preparation to another process.
 */
export async function showcaseDue<Save>(
  deps: PlayDeps<Save>,
  stopping: AbortSignal,
): Promise<void> {
  const progress = await deps.store.readProgress(SHOWCASE_UID);
  if (progress !== null && progress.sections.length >= SHOWCASE_CHAPTERS) return;
  await ensureShowcase(deps, stopping);
}
