import type { DocumentJson, StoredDocument } from '../documents/document';
import { documentJson } from '../documents/document';
import type { FieldPath } from '../values/field-path';
import { getField, setField } from '../values/fields';
import type { Fields } from '../values/value';
import { isNameField } from './field-of';
import type { StructuredQuery } from './structured-query';

/** The document in proto3 JSON with the named fields; without `paths`, with all fields. */
export function projectDocument(
  document: StoredDocument,
  paths: readonly FieldPath[] | undefined,
): DocumentJson {
  if (!paths) return documentJson(document);
  let fields: Fields = {};
  for (const path of paths) {
    const value = isNameField(path) ? undefined : getField(document.fields, path);
    if (value !== undefined) fields = setField(fields, path, value);
  }
  return documentJson(document, fields);
}

export function selectedPaths(query: StructuredQuery): readonly FieldPath[] | undefined {
  return query.select?.fields.map(({ fieldPath }) => fieldPath);
}
