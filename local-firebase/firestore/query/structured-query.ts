import * as v from 'valibot';
import type { Value } from '../values/value';
import { fieldPathSchema, operandSchema, valueSchema } from '../values/wire-schemas';

const fieldSchema = v.object({ fieldPath: fieldPathSchema });

const FIELD_OPERATORS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;

const UNARY_OPERATORS = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;

export type FieldOperator = (typeof FIELD_OPERATORS)[number];
export type UnaryOperator = (typeof UNARY_OPERATORS)[number];

export interface FieldFilter {
  readonly field: { readonly fieldPath: readonly string[] };
  readonly op: FieldOperator;
  readonly value: Value;
}

export interface UnaryFilter {
  readonly field: { readonly fieldPath: readonly string[] };
  readonly op: UnaryOperator;
}

export interface CompositeFilter {
  readonly op: 'AND' | 'OR';
  readonly filters: readonly Filter[];
}

/** Exactly one of the three is set. */
export type Filter =
  | { readonly fieldFilter: FieldFilter }
  | { readonly unaryFilter: UnaryFilter }
  | { readonly compositeFilter: CompositeFilter };

const filterSchema: v.GenericSchema<unknown, Filter> = v.union([
  v.object({
    fieldFilter: v.object({
      field: fieldSchema,
      op: v.picklist(FIELD_OPERATORS),
      value: operandSchema,
    }),
  }),
  v.object({
    unaryFilter: v.object({ field: fieldSchema, op: v.picklist(UNARY_OPERATORS) }),
  }),
  v.object({
    compositeFilter: v.object({
      op: v.picklist(['AND', 'OR']),
      filters: v.optional(v.array(v.lazy(() => filterSchema)), []),
    }),
  }),
]);

const cursorSchema = v.object({
  values: v.optional(v.array(valueSchema), []),
  before: v.optional(v.boolean(), false),
});

export type Cursor = v.InferOutput<typeof cursorSchema>;

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const structuredQuerySchema = v.object({
  select: v.optional(v.object({ fields: v.optional(v.array(fieldSchema), []) })),
  from: v.optional(
    v.array(
      v.object({
        collectionId: v.optional(v.string(), ''),
        allDescendants: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
  where: v.optional(filterSchema),
  orderBy: v.optional(
    v.array(
      v.object({
        field: fieldSchema,
        direction: v.optional(
          v.picklist(['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING']),
          'ASCENDING',
        ),
      }),
    ),
    [],
  ),
  startAt: v.optional(cursorSchema),
  endAt: v.optional(cursorSchema),
  offset: v.optional(countSchema, 0),
  limit: v.optional(countSchema),
  findNearest: v.optional(v.never('Searching for the nearest vectors is not supported.')),
});

export type StructuredQuery = v.InferOutput<typeof structuredQuerySchema>;
