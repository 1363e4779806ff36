import * as v from 'valibot';
import { chapterOutlineSchema } from '../../story/chapter-outline';

const textSchema = v.pipe(
  v.object({ stringValue: v.string() }),
  v.transform(({ stringValue }) => stringValue),
);

const countSchema = v.pipe(
  v.union([v.object({ integerValue: v.string() }), v.object({ doubleValue: v.number() })]),
  v.transform((value) => Number('integerValue' in value ? value.integerValue : value.doubleValue)),
);

const stringSchema = v.fallback(textSchema, '');
const flagSchema = v.fallback(
  v.pipe(
    v.object({ booleanValue: v.boolean() }),
    v.transform(({ booleanValue }) => booleanValue),
  ),
  false,
);
const numberSchema = v.fallback(countSchema, 0);

/** Bytes are base64 in REST; chunks that were stored as base64 text are kept. */
const chunkSchema = v.fallback(
  v.pipe(
    v.union([v.object({ bytesValue: v.string() }), v.object({ stringValue: v.string() })]),
    v.transform((value) => ('bytesValue' in value ? value.bytesValue : value.stringValue)),
  ),
  '',
);

const listOf = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.object({ arrayValue: v.object({ values: v.optional(v.array(schema)) }) }),
    v.transform(({ arrayValue: { values = [] } }): T[] => values),
  );

const chapterSchema = v.pipe(
  v.object({
    mapValue: v.object({
      fields: v.object({
        title: textSchema,
        summary: textSchema,
        sections: countSchema,
        picture: v.exactOptional(textSchema),
      }),
    }),
  }),
  v.transform(({ mapValue }) => mapValue.fields),
  chapterOutlineSchema,
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
      data: v.fallback(listOf(chunkSchema), []),
      outline: v.fallback(listOf(chapterSchema), []),
      hidden: flagSchema,
    }),
  }),
  v.transform(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', ...fields })),
);

/**
 * The response to `documents:runQuery` or `documents:batchGet` for `adventure27`: a list of documents, and items without
 * one. https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runQuery
 */
export const firestoreAnswerSchema = v.pipe(
  v.array(v.object({ document: v.optional(v.unknown()), found: v.optional(v.unknown()) })),
  v.transform((entries) =>
    entries.flatMap(({ document, found }) => {
      const parsed = v.safeParse(documentSchema, document ?? found);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);
