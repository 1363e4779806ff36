import { ServerCredentials } from '@grpc/grpc-js';
import { randomBytes } from 'node:crypto';
import type { RecordStore } from '../storage/record-store';
import { RulesAccess } from './access/rules-access';
import { Rulesets } from './access/rulesets';
import { Database } from './documents/database';
import { createGrpcServer } from './grpc/grpc-server';
import { loadMethodCodecs } from './grpc/proto-codec';
import { openListenStream } from './streams/listen-stream';
import { listenForBoth } from './port-multiplexer';
import { createHttpServer } from './rest/http-server';
import { RestHandler } from './rest/rest-handler';
import { STREAMING_METHODS, UNARY_METHODS } from './rpc/methods';
import type { Services } from './rpc/services';
import { Transactions } from './transactions/transactions';
import { WebChannelServer } from './webchannel/web-channel-server';
import { openWriteStream } from './streams/write-stream';

export interface FirestoreOptions {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** The project that clients are meant to use; others work too and have documents of their own. */
  readonly project: string;
  /** The text of firestore.rules; everybody may do everything without. */
  readonly rules?: string;
  readonly store: RecordStore;
  readonly log: (message: string) => void;
}

export interface RunningFirestore {
  readonly port: number;
  /** Ends every connection. What was acknowledged is in the store, which stays open. */
  stop(): Promise<void>;
}

const DUPLEX_METHODS = { Listen: openListenStream, Write: openWriteStream };

function newDocumentId(): string {
  return randomBytes(20).toString('hex').slice(0, 20);
}

/**
 * Starts a Firestore server that speaks gRPC, REST and WebChannel on one port.
 * Rejects with an Error of `code: 'port-in-use'` for a port that is taken, `'invalid-rules'` for rules that are not right.
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const { host, port, project, rules, store, log } = options;
  const now = () => Date.now();
  const rulesets = new Rulesets({ text: rules, project, log });
  const database = await Database.open({ store, now, log });
  const services: Services = {
    database,
    transactions: new Transactions({
      database,
      now,
      newId: () => randomBytes(12).toString('base64'),
    }),
    access: new RulesAccess({ database, rulesOf: (project) => rulesets.of(project) }),
    epoch: randomBytes(6).toString('hex'),
    newDocumentId,
  };
  const codecs = loadMethodCodecs();
  const codecByName = new Map(codecs.map((codec) => [codec.name, codec]));
  const grpc = createGrpcServer({
    services,
    codecs,
    unary: UNARY_METHODS,
    streaming: STREAMING_METHODS,
    duplex: DUPLEX_METHODS,
    log,
  });
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const webChannel = new WebChannelServer({
    services,
    streams: DUPLEX_METHODS,
    now,
    newSessionId: () => randomBytes(16).toString('base64url'),
    log,
  });
  const http1 = createHttpServer({
    rest: new RestHandler({
      services,
      unary: UNARY_METHODS,
      streaming: STREAMING_METHODS,
      normalize: (method, message) => codecByName.get(method)?.normalizeRequest(message) ?? message,
    }),
    webChannel,
    admin: { database, setRules: (project, text) => rulesets.set(project, text) },
    log,
  });
  const multiplexer = await listenForBoth({
    host,
    port,
    http1,
    http2: (socket) => injector.injectConnection(socket),
  });
  return {
    port: multiplexer.port,
    stop: async () => {
      webChannel.close();
      grpc.forceShutdown();
      await multiplexer.stop();
      http1.close();
    },
  };
}
