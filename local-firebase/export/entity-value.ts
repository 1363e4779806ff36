import { formatTimestamp, parseTimestamp } from '../firestore/values/timestamp';
import type { Fields, Value } from '../firestore/values/value';
import { NULL, arrayOf, doubleOf, elements, entries, mapOf } from '../firestore/values/value';
import type { RenameProject } from './entity-key';
import { documentNameOf, exportedName } from './entity-key';
import type { Entity, EntityCodec, Property, PropertyValue } from './entity-messages';
import { ExportError } from './export-error';

/**
 * The type of a value, where its encoding is ambiguous: an integer can be a time in microseconds, bytes can be text,
 * raw bytes or a map.
 */
const Meaning = {
  TIME: 7,
  POINT: 9,
  BLOB: 14,
  BYTE_STRING: 16,
  ENTITY: 19,
  EMPTY_LIST: 24,
} as const;

type Content = Pick<Property, 'meaning' | 'value'>;

const noPath = { element: [] };

/** A map in a document: an entity without a key. */
function encodeMap(codec: EntityCodec, fields: Fields): Uint8Array {
  return codec.encode({
    key: { app: '', path: noPath },
    ...propertiesOf(codec, fields),
    entityGroup: noPath,
  });
}

function contentOf(codec: EntityCodec, value: Exclude<Value, { arrayValue: unknown }>): Content {
  if ('nullValue' in value) return { value: {} };
  if ('booleanValue' in value) return { value: { boolean: value.booleanValue } };
  if ('integerValue' in value) return { value: { integer: value.integerValue } };
  if ('doubleValue' in value) return { value: { double: Number(value.doubleValue) } };
  if ('stringValue' in value) return { value: { bytes: Buffer.from(value.stringValue) } };
  if ('bytesValue' in value)
    return { meaning: Meaning.BLOB, value: { bytes: Buffer.from(value.bytesValue, 'base64') } };
  if ('timestampValue' in value)
    return {
      meaning: Meaning.TIME,
      value: { integer: parseTimestamp(value.timestampValue).toString() },
    };
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return { meaning: Meaning.POINT, value: { point: { x: latitude, y: longitude } } };
  }
  if ('referenceValue' in value) {
    const { app, elements: element, database } = exportedName(value.referenceValue);
    return { value: { reference: { app, element: [...element], database } } };
  }
  return { meaning: Meaning.ENTITY, value: { bytes: encodeMap(codec, entries(value)) } };
}

/** The fields as properties. An empty list is stored in a list of its own, as Google's emulator does. */
export function propertiesOf(
  codec: EntityCodec,
  fields: Fields,
): Pick<Entity, 'property' | 'rawProperty'> {
  const property: Property[] = [];
  const rawProperty: Property[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (!('arrayValue' in value)) {
      rawProperty.push({ name, multiple: false, ...contentOf(codec, value) });
      continue;
    }
    const list = elements(value);
    if (list.length === 0)
      property.push({ name, multiple: false, meaning: Meaning.EMPTY_LIST, value: {} });
    for (const element of list) {
      if ('arrayValue' in element)
        throw new ExportError('export-unsupported', `${name} holds a list in a list`);
      rawProperty.push({ name, multiple: true, ...contentOf(codec, element) });
    }
  }
  return { property, rawProperty };
}

/** What parsing a value needs. */
interface ReadContext {
  readonly codec: EntityCodec;
  readonly rename: RenameProject;
}

function bytesOf(context: ReadContext, { meaning }: Property, bytes: Uint8Array): Value {
  if (meaning === Meaning.ENTITY) return mapOf(fieldsOf(context, context.codec.decode(bytes)));
  const buffer = Buffer.from(bytes);
  return meaning === Meaning.BLOB || meaning === Meaning.BYTE_STRING
    ? { bytesValue: buffer.toString('base64') }
    : { stringValue: buffer.toString('utf8') };
}

function isEmpty(value: PropertyValue): boolean {
  return Object.keys(value).length === 0;
}

function valueOf(context: ReadContext, property: Property): Value {
  const { meaning, value } = property;
  if (value.integer !== undefined)
    return meaning === Meaning.TIME
      ? { timestampValue: formatTimestamp(BigInt(value.integer)) }
      : { integerValue: value.integer };
  if (value.boolean !== undefined) return { booleanValue: value.boolean };
  if (value.double !== undefined) return doubleOf(value.double);
  if (value.bytes !== undefined) return bytesOf(context, property, value.bytes);
  if (value.point !== undefined)
    return { geoPointValue: { latitude: value.point.x, longitude: value.point.y } };
  if (value.reference !== undefined) {
    const { app, database, element } = value.reference;
    return { referenceValue: documentNameOf({ app, database, elements: element }, context.rename) };
  }
  return NULL;
}

/** All properties in order: an unindexed one may have been moved out of its place in a list. */
function inOrder({ property, rawProperty }: Entity): Property[] {
  const ordered = property.filter(({ computed }) => computed !== true);
  for (const raw of rawProperty) {
    if (raw.stashed !== undefined && raw.stashed >= 0) ordered.splice(raw.stashed, 0, raw);
    else ordered.push(raw);
  }
  return ordered;
}

export function fieldsOf(context: ReadContext, entity: Entity): Fields {
  const fields = new Map<string, Value>();
  const lists = new Map<string, Value[]>();
  for (const property of inOrder(entity)) {
    const { name, meaning, multiple, value } = property;
    if (meaning === Meaning.EMPTY_LIST && isEmpty(value)) fields.set(name, arrayOf([]));
    else if (multiple) {
      const list = lists.get(name) ?? [];
      list.push(valueOf(context, property));
      lists.set(name, list);
      fields.set(name, arrayOf(list));
    } else fields.set(name, valueOf(context, property));
  }
  return Object.fromEntries(fields);
}
