import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import type { JSONValue } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import { invalidArgument } from '../status/rpc-error';

/** Converts the messages of one RPC between protobuf and proto3 JSON. */
export interface MethodCodec {
  readonly name: string;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
  decodeRequest(bytes: Uint8Array): unknown;
  encodeResponse(message: object): Buffer;
  /** Normalises a request in JSON: enums become names, and so on. Throws INVALID_ARGUMENT. */
  normalizeRequest(json: unknown): unknown;
}

export const SERVICE_NAME = 'google.firestore.v1.Firestore';

function loadRoot(): protobuf.Root {
  const require = createRequire(import.meta.url);
  const file = require.resolve('@google-cloud/firestore/build/protos/v1.json');
  const root = protobuf.Root.fromJSON(
    JSON.parse(readFileSync(file, 'utf8')) as protobuf.INamespace,
  );
  // Google's published definition lacks the field that the web SDK sends for documents that a transaction only read.
  const write = root.lookupType('google.firestore.v1.Write');
  const verify = new protobuf.Field('verify', 5, 'string');
  write.add(verify);
  write.oneofs['operation']?.add(verify);
  return root;
}

function methodCodec(method: protobuf.Method): MethodCodec {
  const request = method.resolvedRequestType;
  const response = method.resolvedResponseType;
  if (!request || !response) throw new Error(`${method.name} has no message types.`);
  return {
    name: method.name,
    requestStream: method.requestStream === true,
    responseStream: method.responseStream === true,
    decodeRequest: (bytes) => toProto3JSON(request.decode(bytes)),
    encodeResponse: (message) => {
      const encoded = fromProto3JSON(response, message as JSONValue);
      if (!encoded) throw new Error(`${method.name} gave no answer.`);
      return Buffer.from(response.encode(encoded).finish());
    },
    normalizeRequest: (json) => {
      try {
        const message = fromProto3JSON(request, json as JSONValue);
        return message && toProto3JSON(message);
      } catch (error) {
        throw invalidArgument(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** The codecs of all methods, from the definitions in Google's own client. */
export function loadMethodCodecs(): readonly MethodCodec[] {
  const service = loadRoot().lookupService(SERVICE_NAME);
  service.resolveAll();
  return service.methodsArray.map(methodCodec);
}
