import * as v from 'valibot';
import { findItem } from '../../../story/catalogue/catalogue';
import type { CatalogueItem } from '../../../story/catalogue/catalogue-item';

const schema = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), {});

/** The goods in an entry's `importantList`, JSON of `{[商品ID]: true}`; what names no goods is left out. */
export const readImportantList = (json: string): CatalogueItem[] =>
  Object.entries(v.parse(schema, json)).flatMap(([id, isKept]) => {
    const item = isKept === true ? findItem(Number(id)) : undefined;
    return item === undefined ? [] : [item];
  });

export const writeImportantList = (items: readonly CatalogueItem[]): string =>
  JSON.stringify(Object.fromEntries(items.map((item) => [item.商品ID, true])));
