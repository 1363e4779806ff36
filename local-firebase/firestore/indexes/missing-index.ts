import protobuf from 'protobufjs';
import { parseFieldPath } from '../values/field-path';
import type { Index, IndexField, QueryScope } from './index-config';
import { NAME_FIELD } from './index-config';
import type { Demand } from './match-index';

/** The message `google.firestore.admin.v1.Index`, encoded in the link that creates an index. */
const DEFINITIONS = `
syntax = "proto3";

message Index {
  message Field {
    string path = 1;
    int32 order = 2;
    int32 contains = 3;
  }
  string name = 1;
  int32 scope = 2;
  repeated Field fields = 3;
}
`;

const SCOPE_NUMBERS = { COLLECTION: 1, COLLECTION_GROUP: 2 };

const MODE_ENTRIES = {
  ASCENDING: { order: 1 },
  DESCENDING: { order: 2 },
  CONTAINS: { contains: 1 },
};

/** The index that alone would answer the query. */
export function missingIndex(
  { collection, scope }: { readonly collection: string; readonly scope: QueryScope },
  { equal, order, nameDescending, aggregated }: Demand,
): Index {
  const ordered = order.map(({ path, descending }): IndexField => ({
    path,
    mode: descending ? 'DESCENDING' : 'ASCENDING',
  }));
  // With equal values of the equality fields, an index can be read in both directions.
  const isEitherWay = equal.length > 0 && order.length === 0;
  return {
    collection,
    scope,
    fields: [
      ...equal.map(({ path, isElement }): IndexField => ({
        path,
        mode: isElement ? 'CONTAINS' : 'ASCENDING',
      })),
      ...ordered,
      ...aggregated.map((path): IndexField => ({ path, mode: 'ASCENDING' })),
      { path: NAME_FIELD, mode: nameDescending && !isEitherWay ? 'DESCENDING' : 'ASCENDING' },
    ],
  };
}

/** The default direction of `__name__` after the other fields. */
function impliedMode(before: IndexField | undefined): 'ASCENDING' | 'DESCENDING' {
  return before?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
}

/** Whether it is an automatic single-field index, which fields have unless exempted. */
function isSingleField({ fields }: Index): boolean {
  return fields.length === 2 && fields[1]?.mode === impliedMode(fields[0]);
}

function linkTo(project: string, index: Index): string {
  const { collection, scope, fields } = index;
  const group = `projects/${project}/databases/(default)/collectionGroups/${collection}`;
  const isExemption = isSingleField(index);
  const message = {
    name: isExemption ? `${group}/fields/${fields[0]?.path}` : `${group}/indexes/_`,
    scope: SCOPE_NUMBERS[scope],
    fields: (isExemption ? fields.slice(0, 1) : fields).map(({ path, mode }) => ({
      path,
      ...MODE_ENTRIES[mode],
    })),
  };
  const type = protobuf.parse(DEFINITIONS, { keepCase: true }).root.lookupType('Index');
  const bytes = Buffer.from(type.encode(message).finish()).toString('base64url');
  const kind = isExemption ? 'create_exemption' : 'create_composite';
  return `https://console.firebase.google.com/v1/r/project/${project}/firestore/indexes?${kind}=${bytes}`;
}

function modeJson({ mode }: IndexField): object {
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}

/** The entry for firestore.indexes.json: a field override, or an index. */
function definitionOf(index: Index): string {
  const { collection, scope, fields } = index;
  const [first, last] = [fields[0], fields.at(-1)];
  if (isSingleField(index) && first) {
    const override = {
      collectionGroup: collection,
      fieldPath: first.path,
      indexes: [{ queryScope: scope, ...modeJson(first) }],
    };
    return `"fieldOverrides": [${JSON.stringify(override)}]`;
  }
  const isNameImplied = fields.length > 1 && last?.mode === impliedMode(fields.at(-2));
  const named = isNameImplied ? fields.slice(0, -1) : fields;
  const composite = {
    collectionGroup: collection,
    queryScope: scope,
    fields: named.map((field) => ({ fieldPath: field.path, ...modeJson(field) })),
  };
  return `"indexes": [${JSON.stringify(composite)}]`;
}

/** The error message of production, and the definition to add. */
export function missingIndexMessage(project: string, index: Index): string {
  const [first] = index.fields;
  const short = { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' };
  const what =
    isSingleField(index) && first
      ? `a ${index.scope}_${short[first.mode]} index for collection ${index.collection} and field ${parseFieldPath(first.path).join('.')}`
      : 'an index';
  return `The query requires ${what}. You can create it here: ${linkTo(project, index)} or add to firestore.indexes.json: ${definitionOf(index)}`;
}
