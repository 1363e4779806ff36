import type { DataSnapshot, Database } from 'firebase-admin/database';
import { paths } from '../../../story/paths';
import type { ReportStore } from '../../ports/moderation/report-store';
import { databaseLikeRate } from '../likes/database-like-rate';
import { enginePaths } from '../database/engine-paths';
import { childrenOf } from '../database/snapshot-children';

export function databaseReportStore(database: Database): ReportStore {
  const pace = databaseLikeRate(database, enginePaths.reportPace);
  return {
    ...pace,

    async watch(listener) {
      const stories = database.ref(paths.reports);
      // When one report is added, the database sends all reports of that story.
      const known = new Map<string, ReadonlySet<string>>();
      const notify = (story: DataSnapshot): void => {
        const docid = story.key ?? '';
        const before = known.get(docid) ?? new Set();
        const uids = new Set(childrenOf(story).flatMap(({ key }) => key ?? []));
        known.set(docid, uids);
        for (const uid of uids) if (!before.has(uid)) listener({ docid, uid });
      };
      const forget = ({ key }: DataSnapshot): void => void known.delete(key ?? '');
      stories.on('child_added', notify);
      stories.on('child_changed', notify);
      stories.on('child_removed', forget);
      await stories.once('value');
      return () => stories.off();
    },

    async isThere({ docid, uid }) {
      return (await database.ref(paths.report(docid, uid)).get()).exists();
    },

    async note({ docid, uid }) {
      await database.ref(`${enginePaths.reportedBy(uid)}/${docid}`).set(true);
    },

    async howMany(uid, limit) {
      const noted = database.ref(enginePaths.reportedBy(uid)).orderByKey().limitToFirst(limit);
      return (await noted.get()).numChildren();
    },

    async forget({ docid, uid }) {
      await database.ref(`${enginePaths.reportedBy(uid)}/${docid}`).remove();
    },

    async remove({ docid, uid }) {
      await database.ref().update({
        [paths.report(docid, uid)]: null,
        [`${enginePaths.reportedBy(uid)}/${docid}`]: null,
      });
    },
  };
}
