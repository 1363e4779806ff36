import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore, type Query } from 'firebase-admin/firestore';
import type { LocalFirebaseProcess } from '../tools/services/local-firebase-process';
import { benchLocalFirebase } from './local-firebase-runs';
import { processMegabytes } from './memory';
import { distribution, rounded } from './statistics';

const FEW = 1_000;
const MANY = 100_000;
const BATCH = 20;
const BATCHES = 300;
const FILL_BATCH = 500;

/** local-firebase's Firestore, used by Google's Node client in another process; data is stored on disk. */
export async function benchFirestore(): Promise<object> {
  return benchLocalFirebase(benchWrites);
}

/** The same batches, with the same listeners attached, to a collection of a thousand documents and one of a hundred thousand. */
async function benchWrites(server: LocalFirebaseProcess): Promise<object> {
  const client = openFirestore(server.firestore);
  try {
    await fill(client.firestore, 0, FEW);
    const residentMegabytesAfter1000Documents = processMegabytes(server.pid);
    const few = await benchBatches(client.firestore, FEW);
    await fill(client.firestore, FEW, MANY);
    const many = await benchBatches(client.firestore, MANY);
    return {
      residentMegabytesAfter1000Documents,
      batchOf20WithListenersMilliseconds: { at1000: few, at100000: many },
      batchRatio: rounded(many.median / few.median),
      residentMegabytesAfter100000Documents: processMegabytes(server.pid),
    };
  } finally {
    await client.close();
  }
}

interface FirestoreClient {
  readonly firestore: Firestore;
  close(): Promise<void>;
}

/** @param address `host:port` */
function openFirestore(address: string): FirestoreClient {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  const app = initializeApp({ projectId: 'demo-bench' }, 'bench-firestore');
  return { firestore: initializeFirestore(app), close: () => deleteApp(app) };
}

const nameOf = (index: number): string => `document${index}`;

const contentOf = (index: number): object => ({
  group: `group${index % 50}`,
  hot: index < 2 * BATCH,
  n: index,
  text: 'A sentence of ordinary length, as documents hold them.',
  tags: ['one', 'two', 'three'],
});

async function fill(firestore: Firestore, from: number, to: number): Promise<void> {
  const things = firestore.collection('things');
  for (let start = from; start < to; start += FILL_BATCH) {
    const batch = firestore.batch();
    for (let index = start; index < Math.min(to, start + FILL_BATCH); index += 1)
      batch.set(things.doc(nameOf(index)), contentOf(index));
    await batch.commit();
  }
}

/** Milliseconds of each batch, until it is acknowledged and every listener has received it. */
async function benchBatches(firestore: Firestore, documents: number) {
  const things = firestore.collection('things');
  const listeners = await Promise.all(
    [things.where('hot', '==', true), things.orderBy('n').limit(10)].map(listen),
  );
  const times: number[] = [];
  for (let round = 0; round < BATCHES; round += 1) {
    const batch = firestore.batch();
    // Half of them are in the listeners' results, the others anywhere in the collection.
    for (let index = 0; index < BATCH; index += 1) {
      const isShown = index % 2 === 0;
      const target = isShown ? index : (round * 7919 + index * 104729) % documents;
      batch.update(things.doc(nameOf(target)), { round: `${documents}/${round}/${index}` });
    }
    const begin = performance.now();
    const heard = listeners.map(({ next }) => next());
    await Promise.all([batch.commit(), ...heard]);
    times.push(rounded(performance.now() - begin));
  }
  for (const { stop } of listeners) stop();
  return distribution(times);
}

/** Resolves with the arrival of the first snapshot; `next` with that of the following one. */
async function listen(query: Query): Promise<{ next: () => Promise<void>; stop: () => void }> {
  let heard: () => void = () => undefined;
  const next = () =>
    new Promise<void>((resolve) => {
      heard = resolve;
    });
  const first = next();
  const stop = query.onSnapshot(() => heard());
  await first;
  return { next, stop };
}
