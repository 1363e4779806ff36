import type { Database } from 'firebase-admin/database';
import { paths } from '../../../story/paths';

/** Changes the cover of the first of these timeline entries that is there. One that is hidden or gone is not created again. */
export async function changeNewestCover(
  database: Database,
  timelineKeys: readonly string[],
  change: (cover: object) => object,
): Promise<void> {
  for (const key of timelineKeys) {
    const cover = database.ref(`${paths.timelineEntry(key)}/cover`);
    const written = await cover.transaction((now: object | null) =>
      now === null ? null : change(now),
    );
    if (written.snapshot.exists()) return;
  }
}
