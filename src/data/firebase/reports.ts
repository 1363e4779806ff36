import { ref, serverTimestamp, set } from 'firebase/database';
import { paths } from '../../../story/paths';
import type { Reports } from '../reports';
import { confirmed } from './confirmed';
import type { DatabaseConnection } from './connections';

export const createReports = ({ database }: DatabaseConnection): Reports => ({
  write: (docid, uid, report) =>
    confirmed(database, () =>
      set(ref(database, paths.report(docid, uid)), { ...report, at: serverTimestamp() }),
    ),
});
