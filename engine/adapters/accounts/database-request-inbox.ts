import type { DataSnapshot, Database } from 'firebase-admin/database';
import { paths } from '../../../story/paths';
import type { RequestInbox } from '../../ports/accounts/request-inbox';

export function databaseRequestInbox(database: Database): RequestInbox {
  return {
    async watch(kind, told) {
      const requests = database.ref(paths.requests(kind));
      const tell = ({ key }: DataSnapshot): void => {
        if (key !== null) told(key);
      };
      requests.on('child_added', tell);
      await requests.once('value');
      return () => requests.off('child_added', tell);
    },
  };
}
