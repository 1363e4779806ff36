import type { Database } from 'firebase-admin/database';
import * as v from 'valibot';
import { favoriteKey } from '../../../story/favorite-key';
import type { SectionRef } from '../../../story/section-ref';
import type { SectionIndex } from '../../ports/lists/section-index';
import { enginePaths } from '../database/engine-paths';

const placeSchema = v.fallback(
  v.nullable(v.union([v.literal('all'), v.object({ uid: v.string() })])),
  null,
);

/** The part of a multi-path write that adds these sections. */
export function listedSections(
  docid: string,
  sections: readonly SectionRef[],
): Record<string, true> {
  return Object.fromEntries(
    sections.map((section) => [enginePaths.section(favoriteKey({ docid, ...section })), true]),
  );
}

export function databaseSectionIndex(database: Database): SectionIndex {
  return {
    async has(key) {
      return (await database.ref(enginePaths.section(key)).get()).exists();
    },
    async add(docid, sections) {
      await database.ref().update(listedSections(docid, sections));
    },
    async readPlace() {
      return v.parse(placeSchema, (await database.ref(enginePaths.sectionPlace).get()).val());
    },
    async writePlace(place) {
      await database.ref(enginePaths.sectionPlace).set(place);
    },
  };
}
