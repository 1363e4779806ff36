import type { Database } from 'firebase-admin/database';
import type { ListPorts } from '../../ports/lists/list-ports';
import { databasePublicBoard } from './database-public-board';
import { databaseSectionIndex } from './database-section-index';

export function firebaseListPorts(database: Database): ListPorts {
  return {
    board: databasePublicBoard(database),
    sections: databaseSectionIndex(database),
  };
}
