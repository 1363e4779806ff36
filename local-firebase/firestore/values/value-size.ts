import type { Fields, Value } from './value';
import { elements, entries } from './value';

function stringSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function nameSize(path: string): number {
  return path.split('/').reduce((sum, segment) => sum + stringSize(segment), 16);
}

function base64Size(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return (text.length / 4) * 3 - padding;
}

function valueSize(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return stringSize(value.stringValue);
  if ('bytesValue' in value) return base64Size(value.bytesValue);
  if ('referenceValue' in value) return nameSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) return elements(value).reduce((sum, item) => sum + valueSize(item), 0);
  if ('mapValue' in value) return fieldsSize(entries(value));
  return 8;
}

function fieldsSize(fields: Fields): number {
  return Object.entries(fields).reduce(
    (sum, [name, value]) => sum + stringSize(name) + valueSize(value),
    0,
  );
}

/**
 * The stored size of a document in bytes, by the rules of https://firebase.google.com/docs/firestore/storage-size.
 * `path` is the document's path, relative to `documents`.
 */
export function documentSize(path: string, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}
