import * as v from 'valibot';
import { formatFieldPath, parseFieldPath } from '../values/field-path';

export const NAME_FIELD = '__name__';

/** The notation of a file for all fields of a collection. */
const EVERY_FIELD = '*';

/** `CONTAINS` indexes the elements of arrays. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

export interface IndexField {
  /** In the format of `formatFieldPath`. */
  readonly path: string;
  readonly mode: IndexMode;
}

/** The indexed fields in order; `__name__` is always the last one. */
export interface Index {
  readonly collection: string;
  readonly scope: QueryScope;
  readonly fields: readonly IndexField[];
}

/** A field override: the indexes of a path and below it, in place of the automatic ones. */
export interface FieldOverride {
  readonly collection: string;
  readonly path: readonly string[];
  readonly indexes: readonly { readonly scope: QueryScope; readonly mode: IndexMode }[];
}

export interface IndexConfig {
  readonly composites: readonly Index[];
  readonly overrides: readonly FieldOverride[];
}

/** An invalid definition of indexes. */
class IndexConfigError extends Error {
  override readonly name = 'IndexConfigError';
  readonly code = 'invalid-indexes';
}

const scopeSchema = v.optional(v.picklist(['COLLECTION', 'COLLECTION_GROUP']), 'COLLECTION');

/** Exactly one of the two is set. */
const modeSchema = v.union([
  v.object({ order: v.picklist(['ASCENDING', 'DESCENDING']) }),
  v.object({ arrayConfig: v.literal('CONTAINS') }),
]);

function modeOf(mode: v.InferOutput<typeof modeSchema>): IndexMode {
  return 'order' in mode ? mode.order : mode.arrayConfig;
}

const fieldPathSchema = v.pipe(v.string(), v.transform(parseFieldPath));

const configSchema = v.object({
  indexes: v.optional(
    v.array(
      v.object({
        collectionGroup: v.string(),
        queryScope: scopeSchema,
        fields: v.array(v.intersect([v.object({ fieldPath: fieldPathSchema }), modeSchema])),
      }),
    ),
    [],
  ),
  fieldOverrides: v.optional(
    v.array(
      v.object({
        collectionGroup: v.string(),
        fieldPath: v.string(),
        indexes: v.array(v.intersect([v.object({ queryScope: scopeSchema }), modeSchema])),
      }),
    ),
    [],
  ),
});

/** The final `__name__` has the direction of the field before it, unless the index says otherwise. */
function withName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  if (last?.path === NAME_FIELD) return fields;
  const mode = last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  return [...fields, { path: NAME_FIELD, mode }];
}

/**
 * Parses firestore.indexes.json.
 * https://firebase.google.com/docs/reference/firestore/indexes
 * @throws {IndexConfigError} `invalid-indexes`
 */
export function parseIndexConfig(text: string): IndexConfig {
  try {
    const { indexes, fieldOverrides } = v.parse(configSchema, JSON.parse(text));
    return {
      composites: indexes.map(({ collectionGroup, queryScope, fields }) => ({
        collection: collectionGroup,
        scope: queryScope,
        fields: withName(
          fields.map((field) => ({
            path: formatFieldPath(field.fieldPath),
            mode: modeOf(field),
          })),
        ),
      })),
      overrides: fieldOverrides.map(({ collectionGroup, fieldPath, indexes: modes }) => ({
        collection: collectionGroup,
        path: fieldPath === EVERY_FIELD ? [] : parseFieldPath(fieldPath),
        indexes: modes.map((each) => ({ scope: each.queryScope, mode: modeOf(each) })),
      })),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new IndexConfigError(`firestore indexes: ${reason}`, { cause: error });
  }
}
