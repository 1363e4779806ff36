import * as v from 'valibot';
import type { StoredDocument } from '../documents/document';
import type { FieldPath } from '../values/field-path';
import type { DoubleValue, IntegerValue, Value } from '../values/value';
import { NULL, doubleOf, isNumber, numberOf } from '../values/value';
import { fieldPathSchema } from '../values/wire-schemas';
import { fieldOf } from './field-of';
import { structuredQuerySchema } from './structured-query';

const MAX_INTEGER = (1n << 63n) - 1n;
const MIN_INTEGER = -(1n << 63n);

const fieldSchema = v.object({ field: v.object({ fieldPath: fieldPathSchema }) });

const aggregationSchema = v.object({
  alias: v.optional(v.string()),
  count: v.optional(
    v.object({ upTo: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))) }),
  ),
  sum: v.optional(fieldSchema),
  avg: v.optional(fieldSchema),
});

export const aggregationQuerySchema = v.object({
  structuredQuery: v.optional(structuredQuerySchema, {}),
  aggregations: v.pipe(
    v.array(aggregationSchema),
    v.minLength(1, 'An aggregation query needs an aggregation.'),
    v.maxLength(5, 'The maximum number of aggregations allowed in an aggregation query is 5.'),
  ),
});

type Aggregation = v.InferOutput<typeof aggregationSchema>;

/** The fields that are summed or averaged. */
export function aggregatedPaths(aggregations: readonly Aggregation[]): readonly FieldPath[] {
  return aggregations.flatMap(({ sum, avg }) =>
    [sum, avg].flatMap((each) => (each ? [each.field.fieldPath] : [])),
  );
}

function numbers(documents: readonly StoredDocument[], path: FieldPath) {
  return documents
    .map((document) => fieldOf(document, path))
    .filter((value) => value !== undefined)
    .filter(isNumber);
}

function total(values: readonly (IntegerValue | DoubleValue)[]): number {
  return values.reduce((sum, value) => sum + Number(numberOf(value)), 0);
}

/** An integer as long as all numbers are integers and the sum fits into 64 bits. */
function sumOf(values: readonly (IntegerValue | DoubleValue)[]): Value {
  let sum = 0n;
  for (const value of values) {
    if ('doubleValue' in value) return doubleOf(total(values));
    sum += BigInt(value.integerValue);
  }
  const fits = sum <= MAX_INTEGER && sum >= MIN_INTEGER;
  return fits ? { integerValue: sum.toString() } : doubleOf(total(values));
}

function aggregate({ count, sum, avg }: Aggregation, documents: readonly StoredDocument[]): Value {
  if (sum) return sumOf(numbers(documents, sum.field.fieldPath));
  if (avg) {
    const values = numbers(documents, avg.field.fieldPath);
    return values.length > 0 ? doubleOf(total(values) / values.length) : NULL;
  }
  const bound = count?.upTo ?? Infinity;
  return { integerValue: String(Math.min(documents.length, bound)) };
}

/** The aggregated values by alias; the default aliases are `field_1`, `field_2`, …. */
export function aggregateDocuments(
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
): Record<string, Value> {
  return Object.fromEntries(
    aggregations.map((aggregation, index) => [
      aggregation.alias ?? `field_${index + 1}`,
      aggregate(aggregation, documents),
    ]),
  );
}
