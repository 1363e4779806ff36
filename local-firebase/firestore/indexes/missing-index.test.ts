import { describe, expect, it } from 'vitest';
import type { CompiledQuery } from '../query/compiled-query';
import type { IndexCatalog } from './index-catalog';
import { by, catalog, compiled, where } from './testing/short-query';

describe('the sentence about a missing index', () => {
  const messageOf = (indexes: IndexCatalog, query: CompiledQuery): string => {
    try {
      indexes.check(query);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return '';
  };
  const linked = (message: string, kind: string): string =>
    Buffer.from(
      new RegExp(
        `https://console\\.firebase\\.google\\.com/v1/r/project/p/firestore/indexes\\?${kind}=([\\w-]+)`,
      ).exec(message)?.[1] ?? '',
      'base64url',
    ).toString('latin1');

  it('is that of production, with a link that creates the index', () => {
    const query = compiled({ where: where('a', 'EQUAL'), orderBy: by('-b') });
    const message = messageOf(catalog([]), query);
    expect(message).toMatch(/^The query requires an index\. You can create it here: https:/);
    // google.firestore.admin.v1.Index: the name, COLLECTION, then a, b and the name with their orders.
    expect(linked(message, 'create_composite')).toBe(
      '\n;projects/p/databases/(default)/collectionGroups/c/indexes/_\x10\x01' +
        '\x1a\x05\n\x01a\x10\x01\x1a\x05\n\x01b\x10\x02\x1a\x0c\n\x08__name__\x10\x02',
    );
  });

  it('names the field if a single-field index is missing', () => {
    const exempt = catalog([], [{ collectionGroup: 'c', fieldPath: 'a', indexes: [] }]);
    const message = messageOf(exempt, compiled({ where: where('a', 'EQUAL') }));
    expect(message).toMatch(
      /^The query requires a COLLECTION_ASC index for collection c and field a\. You can create it here: /,
    );
    expect(linked(message, 'create_exemption')).toContain('/collectionGroups/c/fields/a');
    expect(message).toContain('"fieldOverrides": [{"collectionGroup":"c","fieldPath":"a",');
  });

  it('names the collection group of a group query', () => {
    const message = messageOf(catalog([]), compiled({ orderBy: by('a') }, true));
    expect(message).toMatch(/a COLLECTION_GROUP_ASC index for collection c and field a\./);
  });
});
