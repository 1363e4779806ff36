import { createRequire } from 'node:module';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { fromProto3JSON, type JSONValue } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import { ATTACK_MS } from './http-attacks';
import { mutateBytes, mutateJson } from './mutate';
import type { Random } from './random';

const SERVICE = 'google.firestore.v1.Firestore';

export interface Grpc {
  readonly client: Client;
  readonly root: protobuf.Root;
}

/** @param address `host:port` */
export function openGrpc(address: string): Grpc {
  const require = createRequire(import.meta.url);
  const description: unknown = require('@google-cloud/firestore/build/protos/v1.json');
  return {
    client: new Client(address, credentials.createInsecure()),
    root: protobuf.Root.fromJSON(description as protobuf.INamespace),
  };
}

export const closeGrpc = ({ client }: Grpc): void => client.close();

/** The request as protobuf: with odd values where its field types allow them, or with changed bytes. */
const oddBytes = (random: Random, root: protobuf.Root, name: string, request: object): Buffer => {
  const type = root.lookupType(`google.firestore.v1.${name}Request`);
  const encode = (json: object) =>
    Buffer.from(type.encode(fromProto3JSON(type, json as JSONValue) ?? {}).finish());
  if (random.chance(0.5)) return mutateBytes(random, encode(request));
  try {
    const odd = mutateJson(random, request);
    return encode(typeof odd === 'object' && odd !== null ? odd : {});
  } catch {
    // Values that protobuf can't represent are sent as random bytes.
    return mutateBytes(random, encode(request));
  }
};

/** A call with an invalid message; most methods respond once, and any response is accepted. */
export function attackByGrpc(
  random: Random,
  { client, root }: Grpc,
  [call, request]: readonly [string, object],
): Promise<void> {
  const name = call === 'batchGet' ? 'BatchGetDocuments' : call[0]?.toUpperCase() + call.slice(1);
  const method = random.chance(0.1) ? random.pick(['Listen', 'Write', 'Nothing', '']) : name;
  const metadata = new Metadata();
  metadata.set('authorization', random.pick(['Bearer owner', 'Bearer a.b.c', '']));
  const stream = client.makeBidiStreamRequest(
    `/${SERVICE}/${method}`,
    (bytes: Buffer) => bytes,
    (bytes) => bytes,
    metadata,
    { deadline: Date.now() + ATTACK_MS },
  );
  return new Promise((resolve) => {
    stream.on('data', () => undefined);
    stream.on('error', () => undefined);
    stream.once('status', () => resolve());
    stream.write(oddBytes(random, root, name, request));
    if (random.chance(0.1)) stream.cancel();
    else stream.end();
  });
}
