import protobuf from 'protobufjs';
import * as v from 'valibot';

/**
 * The two metadata files of an export. Google does not publish these messages; the field numbers are those that its
 * emulator (1.11 to 1.21) writes. The overall file is a log with two records, the version and `Overall`; a kind's file
 * is one plain `Kinds`.
 */
const DEFINITIONS = `
syntax = "proto2";

message Overall {
  message Filter {
    optional int32 namespaces = 1;
    optional int32 kinds = 3;
  }
  message Part {
    optional Filter filter = 1;
    required string file = 2;
    optional int64 documents = 3;
    optional int64 bytes = 4;
  }
  repeated Part part = 1;
}

message Kinds {
  message Run {
    required string name = 1;
    optional int64 start = 2;
    optional int64 end = 3;
  }
  message Outputs {
    optional string prefix = 1;
    repeated string file = 2;
  }
  required Run run = 1;
  repeated Outputs outputs = 2;
}
`;

export const METADATA_VERSION = '3';

/** The emulator's encoding of "nothing was left out". */
const EVERYTHING = { namespaces: 2, kinds: 3 };

const overallSchema = v.object({ part: v.optional(v.array(v.object({ file: v.string() })), []) });

const kindsSchema = v.object({
  outputs: v.optional(v.array(v.object({ file: v.optional(v.array(v.string()), []) })), []),
});

export interface Part {
  /** The path of the file that lists the outputs, relative to the overall file. */
  readonly file: string;
  readonly documents: number;
  readonly bytes: number;
}

export interface Run {
  readonly name: string;
  /** Milliseconds since the epoch, as `end`. */
  readonly start: number;
  readonly end: number;
}

export interface MetadataCodec {
  encodeOverall(part: Part): Uint8Array;
  /** The files that list the outputs. Throws for invalid bytes. */
  decodeOverall(bytes: Uint8Array): readonly string[];
  encodeKinds(run: Run, output: string): Uint8Array;
  /** The outputs, relative to this file. Throws for invalid bytes. */
  decodeKinds(bytes: Uint8Array): readonly string[];
}

export function createMetadataCodec(): MetadataCodec {
  const { root } = protobuf.parse(DEFINITIONS, { keepCase: true });
  const overall = root.resolveAll().lookupType('Overall');
  const kinds = root.lookupType('Kinds');
  return {
    encodeOverall: (part) => overall.encode({ part: [{ filter: EVERYTHING, ...part }] }).finish(),
    decodeOverall: (bytes) =>
      v.parse(overallSchema, overall.toObject(overall.decode(bytes))).part.map(({ file }) => file),
    encodeKinds: ({ name, start, end }, output) =>
      kinds
        .encode({
          run: { name, start: start * 1000, end: end * 1000 },
          outputs: [{ prefix: '', file: [output] }],
        })
        .finish(),
    decodeKinds: (bytes) =>
      v.parse(kindsSchema, kinds.toObject(kinds.decode(bytes))).outputs.flatMap(({ file }) => file),
  };
}
