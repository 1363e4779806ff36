import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '../documents/document';
import { DocumentIndex } from '../documents/document-index';
import { CompiledQuery } from '../query/compiled-query';
import { structuredQuerySchema } from '../query/structured-query';
import { QueryView } from './target-view';

const ROOT = 'projects/p/databases/(default)/documents';

function compile(query: object): CompiledQuery {
  return new CompiledQuery(ROOT, v.parse(structuredQuerySchema, query));
}

const above = {
  fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: 3 } },
};

const QUERIES = [
  { from: [{ collectionId: 'c' }] },
  { from: [{ collectionId: 'c' }], where: above },
  { from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' } }], limit: 2 },
  { from: [{ collectionId: 'c' }], where: above, offset: 1, limit: 2 },
  {
    from: [{ collectionId: 'c', allDescendants: true }],
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    startAt: { values: [{ integerValue: 6 }], before: true },
  },
];

const documentNames = ['c/1', 'c/2', 'c/3', 'c/4', 'd/1', 'd/1/c/1'].map(
  (path) => `${ROOT}/${path}`,
);

/** Commits of up to three documents, each set to a number or deleted. */
const commits = fc.array(
  fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...documentNames),
      n: fc.option(fc.integer({ min: 0, max: 8 })),
    }),
    { minLength: 1, maxLength: 3, selector: ({ name }) => name },
  ),
  { maxLength: 20 },
);

describe('QueryView', () => {
  it.each(QUERIES)('sends differences that add up to the result of %j', (query) => {
    fc.assert(
      fc.property(commits, (history) => {
        const compiled = compile(query);
        const view = new QueryView(compiled);
        const index = new DocumentIndex();
        const client = new Map<string, StoredDocument>();
        view.initial(index);
        for (const [time, writes] of history.entries()) {
          const changes = new Map<string, StoredDocument | null>();
          for (const { name, n } of writes) {
            const fields = { n: { integerValue: String(n) } };
            const document = { name, fields, createTime: 0n, updateTime: BigInt(time) };
            if (n !== null) changes.set(name, document);
            else if (index.get(name)) changes.set(name, null);
          }
          const before = new Map([...changes.keys()].map((key) => [key, index.get(key) ?? null]));
          index.apply(changes);
          for (const change of view.update(changes, before, index)) {
            if (change.kind === 'shown') client.set(change.document.name, change.document);
            else client.delete(change.name);
          }
          const result = new Set(compiled.run(index));
          expect(new Set(client.values())).toEqual(result);
        }
      }),
    );
  });
});
