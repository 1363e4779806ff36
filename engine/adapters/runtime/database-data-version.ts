import type { Database } from 'firebase-admin/database';
import * as v from 'valibot';
import type { DataVersionStore } from '../../ports/runtime/data-version-store';
import { enginePaths } from '../database/engine-paths';

const versionSchema = v.nullable(v.number());

/** Throws where something else than a number is stored: nobody but this adapter writes there. */
export function databaseDataVersion(database: Database): DataVersionStore {
  const place = database.ref(enginePaths.dataVersion);
  return {
    read: async () => v.parse(versionSchema, (await place.get()).val()),
    write: (version) => place.set(version),
  };
}
