import protobuf from 'protobufjs';
import * as v from 'valibot';

/**
 * The protobuf messages of a managed export, as far as Firestore documents need them. Names and field numbers are those
 * of `storage_onestore_v3`, published with Google's App Engine SDKs
 * (https://github.com/GoogleCloudPlatform/appengine-java-standard, protobuf/api/entity.proto); strings are declared as
 * bytes here, because one may hold an encoded message.
 */
const DEFINITIONS = `
syntax = "proto2";

message PropertyValue {
  optional int64 integer = 1;
  optional bool boolean = 2;
  optional bytes bytes = 3;
  optional double double = 4;
  optional group Point = 5 {
    required double x = 6;
    required double y = 7;
  }
  optional group Reference = 12 {
    required string app = 13;
    repeated group Element = 14 {
      required string type = 15;
      optional int64 id = 16;
      optional string name = 17;
    }
    optional string database = 23;
  }
}

message Property {
  optional int32 meaning = 1;
  required string name = 3;
  required bool multiple = 4;
  required PropertyValue value = 5;
  optional int32 stashed = 6;
  optional bool computed = 7;
}

message Path {
  repeated group Element = 1 {
    required string type = 2;
    optional int64 id = 3;
    optional string name = 4;
  }
}

message Key {
  required string app = 13;
  required Path path = 14;
  optional string database = 23;
}

message Entity {
  required Key key = 13;
  repeated Property property = 14;
  repeated Property rawProperty = 15;
  required Path entityGroup = 16;
}
`;

const elementSchema = v.object({
  type: v.string(),
  id: v.optional(v.string()),
  name: v.optional(v.string()),
});

export type KeyElement = v.InferOutput<typeof elementSchema>;

/** Any number, NaN among them. */
const doubleSchema = v.custom<number>((input) => typeof input === 'number');

const bytesSchema = v.custom<Uint8Array>((input) => input instanceof Uint8Array);

const valueSchema = v.object({
  integer: v.optional(v.string()),
  boolean: v.optional(v.boolean()),
  bytes: v.optional(bytesSchema),
  double: v.optional(doubleSchema),
  point: v.optional(v.object({ x: doubleSchema, y: doubleSchema })),
  reference: v.optional(
    v.object({
      app: v.string(),
      element: v.optional(v.array(elementSchema), []),
      database: v.optional(v.string()),
    }),
  ),
});

/** A value; null where nothing is set. An integer is a decimal number of 64 bits. */
export type PropertyValue = v.InferOutput<typeof valueSchema>;

const propertySchema = v.object({
  meaning: v.optional(v.number()),
  name: v.string(),
  multiple: v.boolean(),
  value: valueSchema,
  stashed: v.optional(v.number()),
  computed: v.optional(v.boolean()),
});

/** One value of a field; a list is several values, all with `multiple`. */
export type Property = v.InferOutput<typeof propertySchema>;

const pathSchema = v.object({ element: v.optional(v.array(elementSchema), []) });

const entitySchema = v.object({
  key: v.object({ app: v.string(), path: pathSchema, database: v.optional(v.string()) }),
  property: v.optional(v.array(propertySchema), []),
  rawProperty: v.optional(v.array(propertySchema), []),
  entityGroup: v.optional(pathSchema, { element: [] }),
});

/** A document, or a map in a document, which has an empty key. */
export type Entity = v.InferOutput<typeof entitySchema>;

export interface EntityCodec {
  encode(entity: Entity): Uint8Array;
  /** Throws for bytes that are not an entity. */
  decode(bytes: Uint8Array): Entity;
}

export function createEntityCodec(): EntityCodec {
  const type = protobuf
    .parse(DEFINITIONS, { keepCase: true })
    .root.resolveAll()
    .lookupType('Entity');
  return {
    encode: (entity) => type.encode(entity).finish(),
    decode: (bytes) => v.parse(entitySchema, type.toObject(type.decode(bytes), { longs: String })),
  };
}
