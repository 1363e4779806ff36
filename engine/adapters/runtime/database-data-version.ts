import type { Database } from 'firebase-admin/database';
import * as v from 'valibot';
import type { DataVersionStore } from '../../ports/runtime/data-version-store';
import { enginePaths } from '../database/engine-paths';

const versionSchema = v.nullable(v.number());

/** Throws when the stored value is not a number: only this adapter writes it. */
export function databaseDataVersion(database: Database): DataVersionStore {
  const place = database.ref(enginePaths.dataVersion);
  return {
    read: async () => v.parse(versionSchema, (await place.get()).val()),
    write: (version) => place.set(version),
  };
}
