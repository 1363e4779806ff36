import type { StoredDocument } from '../../documents/document';
import { idOf } from '../../documents/resource-name';
import { parseTimestamp } from '../../values/timestamp';
import type { Fields, Value } from '../../values/value';
import { elements, entries } from '../../values/value';
import type { RuleValue } from './rule-value';
import { RuleBytes, RuleLatLng, RuleMap, RulePath, RuleTimestamp } from './rule-value';

/** A path in the rules: `/databases/{database}/documents/…`, without the project. */
export function pathValue(resourceName: string): RulePath {
  return new RulePath(resourceName.split('/').slice(2));
}

export function fromValue(value: Value): RuleValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return new RuleTimestamp(parseTimestamp(value.timestampValue));
  if ('stringValue' in value) return value.stringValue;
  if ('bytesValue' in value) return new RuleBytes(Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return pathValue(value.referenceValue);
  if ('geoPointValue' in value) {
    return new RuleLatLng(value.geoPointValue.latitude, value.geoPointValue.longitude);
  }
  if ('arrayValue' in value) return elements(value).map(fromValue);
  return fromFields(entries(value));
}

function fromFields(fields: Fields): RuleMap {
  return new RuleMap(
    new Map(Object.entries(fields).map(([name, value]) => [name, fromValue(value)])),
  );
}

/** The value of `resource` for a document. */
export function fromDocument(document: StoredDocument): RuleMap {
  return new RuleMap(
    new Map<string, RuleValue>([
      ['data', fromFields(document.fields)],
      ['id', idOf(document.name)],
      ['__name__', pathValue(document.name)],
    ]),
  );
}

/** The claims of a token; whole numbers become integers. */
export function fromJson(json: unknown): RuleValue {
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (Array.isArray(json)) return json.map((element: unknown) => fromJson(element));
  if (typeof json !== 'object' || json === null) return null;
  return new RuleMap(new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)])));
}
