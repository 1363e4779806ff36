import type { Micros } from '../values/timestamp';
import { formatTimestamp } from '../values/timestamp';
import type { Fields } from '../values/value';

/** An immutable stored document. */
export interface StoredDocument {
  /** The full resource name. */
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** A document in proto3 JSON, as sent to clients. */
export interface DocumentJson {
  readonly name: string;
  readonly fields?: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

export function documentJson(document: StoredDocument, fields = document.fields): DocumentJson {
  return {
    name: document.name,
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  };
}
