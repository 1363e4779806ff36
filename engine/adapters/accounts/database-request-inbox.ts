import type { DataSnapshot, Database } from 'firebase-admin/database';
import { paths } from '../../../story/paths';
import type { RequestInbox } from '../../ports/accounts/request-inbox';

export function databaseRequestInbox(database: Database): RequestInbox {
  return {
    async watch(kind, listener) {
      const requests = database.ref(paths.requests(kind));
      const notify = ({ key }: DataSnapshot): void => {
        if (key !== null) listener(key);
      };
      requests.on('child_added', notify);
      await requests.once('value');
      return () => requests.off('child_added', notify);
    },
  };
}
