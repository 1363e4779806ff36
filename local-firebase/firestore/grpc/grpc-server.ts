import type {
  MethodDefinition,
  ServerDuplexStream,
  ServerUnaryCall,
  ServerWritableStream,
  StatusObject,
  UntypedHandleCall,
  sendUnaryData,
  Metadata,
} from '@grpc/grpc-js';
import { Server } from '@grpc/grpc-js';
import type { Caller } from '../access/caller';
import { callerFrom } from '../access/caller';
import type { DuplexStream, OpenDuplexStream } from '../rpc/duplex-stream';
import { MAX_UNREAD } from '../rpc/duplex-stream';
import type { Services, StreamingMethod, UnaryMethod } from '../rpc/services';
import { RpcError, STATUS_CODES } from '../status/rpc-error';
import { Outbox } from './outbox';
import type { MethodCodec } from './proto-codec';
import { SERVICE_NAME } from './proto-codec';

export interface GrpcServerOptions {
  readonly services: Services;
  readonly codecs: readonly MethodCodec[];
  readonly unary: Readonly<Record<string, UnaryMethod>>;
  readonly streaming: Readonly<Record<string, StreamingMethod>>;
  readonly duplex: Readonly<Record<string, OpenDuplexStream>>;
  readonly log: (message: string) => void;
}

const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;

function callerOf(metadata: Metadata): Caller {
  return callerFrom(metadata.get('authorization')[0]?.toString());
}

type StatusOf = (error: unknown) => Partial<StatusObject>;

function statusReporter(log: (message: string) => void): StatusOf {
  return (error) => {
    if (error instanceof RpcError) {
      return { code: STATUS_CODES[error.code], details: error.message };
    }
    log(`firestore: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return { code: STATUS_CODES.INTERNAL, details: 'Internal error.' };
  };
}

function unaryHandler(services: Services, method: UnaryMethod, statusOf: StatusOf) {
  return (call: ServerUnaryCall<unknown, object>, respond: sendUnaryData<object>) => {
    const answer = async () => method(services, callerOf(call.metadata), call.request);
    answer().then(
      (response) => respond(null, response),
      (error: unknown) => respond(statusOf(error)),
    );
  };
}

function streamingHandler(services: Services, method: StreamingMethod, statusOf: StatusOf) {
  return (call: ServerWritableStream<unknown, object>) => {
    const answer = async () => method(services, callerOf(call.metadata), call.request);
    answer().then(
      (responses) => {
        for (const response of responses) call.write(response);
        call.end();
      },
      (error: unknown) => call.emit('error', statusOf(error)),
    );
  };
}

interface DuplexOptions {
  readonly services: Services;
  readonly codec: MethodCodec;
  readonly open: OpenDuplexStream;
  readonly statusOf: StatusOf;
}

function duplexHandler({ services, codec, open, statusOf }: DuplexOptions) {
  return (call: ServerDuplexStream<unknown, Buffer>) => {
    let stream: DuplexStream | undefined;
    const close = () => {
      stream?.close();
      outbox.drop();
    };
    const fail = (error: unknown) => outbox.end(() => call.emit('error', statusOf(error)));
    const outbox = new Outbox(call, MAX_UNREAD, () => {
      stream?.close();
      fail(new RpcError('RESOURCE_EXHAUSTED', 'Too much waits for this client to read it.'));
    });
    try {
      stream = open(services, callerOf(call.metadata), {
        send: (message) => outbox.send(codec.encodeResponse(message)),
        fail,
      });
    } catch (error) {
      fail(error);
      return;
    }
    call.on('data', (message: unknown) => stream.receive(message));
    call.on('end', () => {
      stream.close();
      outbox.end(() => call.end());
    });
    call.on('cancelled', close);
    call.on('error', close);
  };
}

function definitionOf(codec: MethodCodec): MethodDefinition<unknown, object | Buffer> {
  return {
    path: `/${SERVICE_NAME}/${codec.name}`,
    requestStream: codec.requestStream,
    responseStream: codec.responseStream,
    requestDeserialize: (bytes) => codec.decodeRequest(bytes),
    responseSerialize: (message) =>
      Buffer.isBuffer(message) ? message : codec.encodeResponse(message),
    // The client part of the definition, which a server never calls.
    requestSerialize: () => Buffer.alloc(0),
    responseDeserialize: () => ({}),
  };
}

/** A gRPC server with all methods of google.firestore.v1.Firestore; not yet bound to a port. */
export function createGrpcServer(options: GrpcServerOptions): Server {
  const { services, codecs, unary, streaming, duplex, log } = options;
  const statusOf = statusReporter(log);
  const server = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
  const definitions: Record<string, MethodDefinition<unknown, object | Buffer>> = {};
  const handlers: Record<string, UntypedHandleCall> = {};
  for (const codec of codecs) {
    const { name } = codec;
    const unaryMethod = unary[name];
    const streamingMethod = streaming[name];
    const openDuplex = duplex[name];
    if (unaryMethod) handlers[name] = unaryHandler(services, unaryMethod, statusOf);
    else if (streamingMethod)
      handlers[name] = streamingHandler(services, streamingMethod, statusOf);
    else if (openDuplex)
      handlers[name] = duplexHandler({ services, codec, open: openDuplex, statusOf });
    else continue;
    definitions[name] = definitionOf(codec);
  }
  server.addService(definitions, handlers);
  return server;
}
