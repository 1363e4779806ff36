import * as v from 'valibot';
import { parseDocumentName } from '../documents/resource-name';
import { parseValue } from '../values/parse-value';
import type { ArrayValue } from '../values/value';
import {
  fieldMaskSchema,
  fieldPathSchema,
  fieldsSchema,
  timestampSchema,
  valueSchema,
} from '../values/wire-schemas';

/** The full name of a document; validated. */
export const documentNameSchema = v.pipe(
  v.string(),
  v.check((name) => parseDocumentName(name).segments.length > 0),
);

export const preconditionSchema = v.object({
  exists: v.optional(v.boolean()),
  updateTime: v.optional(timestampSchema),
});

export type Precondition = v.InferOutput<typeof preconditionSchema>;

const arrayValueSchema = v.pipe(
  v.unknown(),
  v.transform((input): ArrayValue => {
    const parsed = parseValue({ arrayValue: input });
    return 'arrayValue' in parsed ? parsed : { arrayValue: {} };
  }),
);

const fieldTransformSchema = v.object({
  fieldPath: fieldPathSchema,
  setToServerValue: v.optional(v.literal('REQUEST_TIME')),
  increment: v.optional(valueSchema),
  maximum: v.optional(valueSchema),
  minimum: v.optional(valueSchema),
  appendMissingElements: v.optional(arrayValueSchema),
  removeAllFromArray: v.optional(arrayValueSchema),
});

export type FieldTransform = v.InferOutput<typeof fieldTransformSchema>;

/** One write of a commit: exactly one of `update`, `delete`, `verify` and `transform` is set. */
export const writeSchema = v.pipe(
  v.object({
    update: v.optional(
      v.object({ name: documentNameSchema, fields: v.optional(fieldsSchema, {}) }),
    ),
    delete: v.optional(documentNameSchema),
    verify: v.optional(documentNameSchema),
    transform: v.optional(
      v.object({
        document: documentNameSchema,
        fieldTransforms: v.optional(v.array(fieldTransformSchema), []),
      }),
    ),
    updateMask: v.optional(fieldMaskSchema),
    updateTransforms: v.optional(v.array(fieldTransformSchema), []),
    currentDocument: v.optional(preconditionSchema),
  }),
  v.check(
    ({ update, delete: deleted, verify, transform }) =>
      [update, deleted, verify, transform].filter((operation) => operation !== undefined).length ===
      1,
    'A write needs exactly one operation.',
  ),
);

export type Write = v.InferOutput<typeof writeSchema>;
