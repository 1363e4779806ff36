import type { Database } from 'firebase-admin/database';
import * as v from 'valibot';
import type { Terms } from '../../../story/user-text/unwelcome-terms';
import type { TermStore } from '../../ports/moderation/term-store';
import { enginePaths } from '../database/engine-paths';

const listSchema = v.fallback(
  v.pipe(
    v.record(v.string(), v.string()),
    v.transform((terms) => Object.values(terms)),
  ),
  [],
);
const termsSchema: v.GenericSchema<unknown, Terms> = v.fallback(
  v.object({ unwelcome: listSchema, severe: listSchema }),
  { unwelcome: [], severe: [] },
);

/** Escapes the characters that a term may contain and a key may not. */
const keyOf = (term: string): string => Buffer.from(term).toString('base64url');

export function databaseTermStore(database: Database): TermStore {
  const at = database.ref(enginePaths.terms);
  return {
    async read() {
      return v.parse(termsSchema, (await at.get()).val());
    },
    async add(term, list) {
      const key = keyOf(term);
      const other = list === 'severe' ? 'unwelcome' : 'severe';
      await at.update({ [`${list}/${key}`]: term, [`${other}/${key}`]: null });
    },
    async remove(term) {
      const key = keyOf(term);
      await at.update({ [`severe/${key}`]: null, [`unwelcome/${key}`]: null });
    },
  };
}
