import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseFields } from '../values/parse-value';
import { aggregateDocuments, aggregationQuerySchema } from './aggregation';

function aggregate(aggregations: object[], ...values: object[]) {
  const documents = values.map((value, index) => ({
    name: `projects/p/databases/(default)/documents/c/${index}`,
    fields: parseFields({ n: value }),
    createTime: 1n,
    updateTime: 1n,
  }));
  const parsed = v.parse(aggregationQuerySchema, { aggregations });
  return aggregateDocuments(parsed.aggregations, documents);
}

const n = { field: { fieldPath: 'n' } };

function integer(integerValue: number | string) {
  return { integerValue };
}

it('counts, up to a limit', () => {
  const result = aggregate(
    [{ count: {} }, { alias: 'two', count: { upTo: '2' } }],
    ...[1, 2, 3].map(integer),
  );
  expect(result).toEqual({ field_1: { integerValue: '3' }, two: { integerValue: '2' } });
});

it('sums and averages numbers only', () => {
  const all = [
    { alias: 's', sum: n },
    { alias: 'a', avg: n },
  ];
  expect(aggregate(all, integer(1), integer(2), { stringValue: 'x' })).toEqual({
    s: { integerValue: '3' },
    a: { doubleValue: 1.5 },
  });
  expect(aggregate(all, integer(1), { doubleValue: 0.5 })['s']).toEqual({ doubleValue: 1.5 });
  expect(aggregate(all)).toEqual({ s: { integerValue: '0' }, a: { nullValue: null } });
});

it('returns sums beyond 64 bits as a double', () => {
  const most = integer('9223372036854775807');
  expect(aggregate([{ alias: 's', sum: n }], most, most)['s']).toEqual({ doubleValue: 2 ** 64 });
});
