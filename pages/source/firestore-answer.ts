import * as v from 'valibot';

const stringSchema = v.fallback(
  v.pipe(
    v.object({ stringValue: v.string() }),
    v.transform(({ stringValue }) => stringValue),
  ),
  '',
);

const numberSchema = v.fallback(
  v.pipe(
    v.union([v.object({ integerValue: v.string() }), v.object({ doubleValue: v.number() })]),
    v.transform((value) =>
      Number('integerValue' in value ? value.integerValue : value.doubleValue),
    ),
  ),
  0,
);

/** Bytes come as base64 anyway; chunks that were stored as base64 text stay as they are. */
const chunkSchema = v.fallback(
  v.pipe(
    v.union([v.object({ bytesValue: v.string() }), v.object({ stringValue: v.string() })]),
    v.transform((value) => ('bytesValue' in value ? value.bytesValue : value.stringValue)),
  ),
  '',
);

const documentSchema = v.pipe(
  v.object({
    name: v.string(),
    fields: v.object({
      uid: stringSchema,
      onamae: stringSchema,
      image: stringSchema,
      seq: numberSchema,
      updatedAt: stringSchema,
      data: v.fallback(
        v.pipe(
          v.object({ arrayValue: v.object({ values: v.optional(v.array(chunkSchema), []) }) }),
          v.transform(({ arrayValue }) => arrayValue.values),
        ),
        [],
      ),
    }),
  }),
  v.transform(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', ...fields })),
);

/**
 * The answer to `documents:runQuery` for `adventure27`: a list of documents, and entries without one.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runQuery
 */
export const firestoreAnswerSchema = v.pipe(
  v.array(v.object({ document: v.optional(v.unknown()) })),
  v.transform((entries) =>
    entries.flatMap(({ document }) => {
      const parsed = v.safeParse(documentSchema, document);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);
