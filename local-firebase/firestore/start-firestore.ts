import { ServerCredentials } from '@grpc/grpc-js';
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Clock } from '../clock/clock';
import { createServerTime } from '../clock/server-time';
import type { RecordStore } from '../storage/record-store';
import { RulesAccess } from './access/rules-access';
import { Rulesets } from './access/rulesets';
import { Database } from './documents/database';
import { createGrpcServer } from './grpc/grpc-server';
import { loadMethodCodecs } from './grpc/proto-codec';
import { IndexCatalog } from './indexes/index-catalog';
import { parseIndexConfig } from './indexes/index-config';
import { listenForBoth } from './port-multiplexer';
import { createHttpServer } from './rest/http-server';
import { RestHandler } from './rest/rest-handler';
import { STREAMING_METHODS, UNARY_METHODS } from './rpc/methods';
import type { Services } from './rpc/services';
import { openListenStream } from './streams/listen-stream';
import { openWriteStream } from './streams/write-stream';
import { Transactions } from './transactions/transactions';
import { WebChannelServer } from './webchannel/web-channel-server';

export interface FirestoreOptions {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** The default project; others work too and have documents of their own. */
  readonly project: string;
  /** The text of firestore.rules; without it all access is allowed. */
  readonly rules?: string;
  /** The text of firestore.indexes.json; without it no query is refused for a missing index. */
  readonly indexes?: string;
  readonly store: RecordStore;
  readonly clock: Clock;
  readonly log: (message: string) => void;
}

export interface RunningFirestore {
  readonly port: number;
  /** Closes every connection. Acknowledged writes are in the store, which stays open. */
  stop(): Promise<void>;
}

const METHODS = {
  unary: UNARY_METHODS,
  streaming: STREAMING_METHODS,
  duplex: { Listen: openListenStream, Write: openWriteStream },
};

function createServices(
  database: Database,
  rulesets: Rulesets,
  elapsed: () => number,
  log: (message: string) => void,
): Services {
  return {
    database,
    transactions: new Transactions({
      database,
      elapsed,
      newId: () => randomBytes(12).toString('base64'),
    }),
    access: new RulesAccess({ database, rulesOf: (name) => rulesets.of(name), log }),
    epoch: randomBytes(6).toString('hex'),
    newDocumentId: () => randomBytes(10).toString('hex'),
  };
}

/**
 * Starts a Firestore server with gRPC, REST and WebChannel on one port. Rejects with an Error of `code: 'port-in-use'`,
 * or `'invalid-rules'` or `'invalid-indexes'` for invalid files.
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const { host, port, project, rules, indexes, store, clock, log } = options;
  const rulesets = new Rulesets({ text: rules, project, log });
  const database = await Database.open({ store, now: createServerTime(clock), log });
  const elapsed = () => clock.elapsed();
  const catalog = indexes === undefined ? undefined : new IndexCatalog(parseIndexConfig(indexes));
  const services: Services = {
    ...createServices(database, rulesets, elapsed, log),
    indexes: catalog,
  };
  const codecs = loadMethodCodecs();
  const codecByName = new Map(codecs.map((codec) => [codec.name, codec]));
  const grpc = createGrpcServer({ services, codecs, ...METHODS, log });
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const webChannel = new WebChannelServer({
    services,
    streams: METHODS.duplex,
    elapsed,
    newSessionId: () => randomBytes(16).toString('base64url'),
    log,
  });
  const http1 = createHttpServer({
    rest: new RestHandler({
      services,
      ...METHODS,
      normalize: (method, message) => codecByName.get(method)?.normalizeRequest(message) ?? message,
    }),
    webChannel,
    admin: {
      database,
      setRules: (name, text) => rulesets.set(name, text),
      coverageOf: (name) => rulesets.of(name)?.coverage(),
    },
    log,
  });
  const endStreams = () => {
    webChannel.close();
    grpc.forceShutdown();
  };
  const http2 = (socket: Socket) => injector.injectConnection(socket);
  const multiplexer = await listenForBoth({ host, port, http1, http2 }).catch((error: unknown) => {
    endStreams();
    throw error;
  });
  return {
    port: multiplexer.port,
    stop: async () => {
      endStreams();
      await multiplexer.stop();
      http1.close();
    },
  };
}
