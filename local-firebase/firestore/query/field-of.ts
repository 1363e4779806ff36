import type { StoredDocument } from '../documents/document';
import type { FieldPath } from '../values/field-path';
import { getField } from '../values/fields';
import type { Value } from '../values/value';

export function isNameField(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** The field value for a query; `__name__` is the document's name. */
export function fieldOf(document: StoredDocument, path: FieldPath): Value | undefined {
  return isNameField(path) ? { referenceValue: document.name } : getField(document.fields, path);
}
