import { join } from 'node:path';
import { createPictureRenderer } from '../../pages/picture/render-picture';
import { startLocalFirebaseProcess } from '../../tools/services/local-firebase-process';
import { PROJECT_ID } from '../../tools/start/project';
import { freePorts } from '../../tools/support/free-ports';
import { ROOT } from '../../tools/support/root';
import { appConfigJson } from '../../tools/web/app-config';
import { buildIfStale, WEB_ROOT } from '../../tools/web/build-if-stale';
import { serveBuild } from '../../tools/web/serve-build';
import { BASE_PATH } from '../../story/turn-url';
import type { Counts } from './counts';
import { tapFirestore } from './grpc-tap';
import { countOf } from './occurrences';
import { tapTcp } from './tcp-tap';

/** The origin of the traffic. */
export type Side = 'browser' | 'pages' | 'engine';

export interface CountingProxies {
  /** The site's address; ends with a slash. */
  readonly url: string;
  /** The addresses of the databases for the engine; every byte is counted. */
  readonly engine: { readonly database: string; readonly firestore: string };
  counts(side: Side): Counts;
  close(): Promise<void>;
}

/**
 * The databases with the product's rules, the built page, and a counting proxy on each connection: the browser's to both
 * databases, the page server's, the engine's to both.
 */
export async function startCountingProxies(): Promise<CountingProxies> {
  await buildIfStale(() => console.error('Building the web app …'));
  const firebase = await startLocalFirebaseProcess([
    ...['--project', PROJECT_ID],
    ...['--database-rules', join(ROOT, 'database.rules.json')],
    ...['--firestore-rules', join(ROOT, 'firestore.rules')],
  ]);
  // Matched in WebChannel's JSON; a count query returns no documents, and is billed as one read.
  const heard = countOf('"documentChange"');
  const counted = countOf(
    `POST /v1/projects/${PROJECT_ID}/databases/(default)/documents:runAggregationQuery`,
  );
  const browserFirestore = await tapTcp(firebase.firestore, (direction, text) =>
    direction === 'down' ? heard.take(text) : counted.take(text),
  );
  const browserDatabase = await tapTcp(firebase.database);
  const served = countOf('"document":');
  const pagesFirestore = await tapTcp(firebase.firestore, (direction, text) => {
    if (direction === 'down') served.take(text);
  });
  const pagesDatabase = await tapTcp(firebase.database);
  const engineFirestore = await tapFirestore(firebase.firestore);
  const engineDatabase = await tapTcp(firebase.database);

  const [port = 0] = await freePorts(1);
  const portOf = (address: string): string => address.split(':')[1] ?? '';
  const at = (address: string): string => `http://${address}`;
  const site = await serveBuild({
    root: WEB_ROOT,
    port,
    renderPicture: createPictureRenderer(),
    origin: `http://127.0.0.1:${port}`,
    appConfig: appConfigJson({
      PROJECT_ID,
      AUTH_PORT: portOf(firebase.auth),
      DATABASE_PORT: portOf(browserDatabase.address),
      FIRESTORE_PORT: portOf(browserFirestore.address),
    }),
    addresses: {
      projectId: PROJECT_ID,
      firestore: at(pagesFirestore.address),
      database: at(pagesDatabase.address),
    },
    connect: [
      at(firebase.auth),
      at(browserFirestore.address),
      at(browserDatabase.address),
      `ws://${browserDatabase.address}`,
    ],
  });
  const taps = [browserFirestore, browserDatabase, pagesFirestore, pagesDatabase, engineDatabase];

  return {
    url: `http://127.0.0.1:${port}${BASE_PATH}/`,
    engine: { database: engineDatabase.address, firestore: engineFirestore.address },
    counts(side) {
      if (side === 'engine') {
        const { reads, writes, bytes } = engineFirestore.seen;
        return { reads, writes, documents: bytes, ...engineDatabase.seen };
      }
      const [store, database, reads] =
        side === 'browser'
          ? [browserFirestore, browserDatabase, heard.count + counted.count]
          : [pagesFirestore, pagesDatabase, served.count];
      return { reads, writes: 0, documents: store.seen.down, ...database.seen };
    },
    async close() {
      site.close();
      site.closeAllConnections();
      await Promise.all(taps.map((tap) => tap.close()));
      await engineFirestore.close();
      await firebase.stop();
    },
  };
}
