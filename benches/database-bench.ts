import { get, onValue, ref, set } from 'firebase/database';
import type { LocalFirebaseProcess } from '../tools/services/local-firebase-process';
import { openDatabase, openRawListeners } from './database-clients';
import { benchLocalFirebase } from './local-firebase-runs';
import { processMegabytes } from './memory';
import { distribution, rounded } from './statistics';

const SETS = 20_000;
const SETS_UNDER_WAY = 500;
const NARROW = 100;
const WIDE = 20_000;
const LISTENERS = 500;
const BROADCASTS = 400;
const LATENCIES = 1_000;

/** local-firebase's Realtime Database, used by the SDK in another process; data is stored on disk. */
export async function benchDatabase(): Promise<object> {
  return benchLocalFirebase(async (server) => ({
    setsPerSecond: await benchSets(server),
    childSetMilliseconds: await benchWidth(server),
    deliveriesPerSecondTo500Listeners: await benchBroadcast(server),
    setToOtherClientsOnValueMilliseconds: await benchLatency(server),
    residentMegabytesAfterwards: processMegabytes(server.pid),
  }));
}

/** Pipelined sets of one client. */
async function benchSets(server: LocalFirebaseProcess): Promise<number> {
  const client = openDatabase(server.database);
  await set(ref(client.database, 'sets/warm'), 0);
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let number = next++; number < SETS; number = next++)
      await set(ref(client.database, `sets/${number % 1000}/value`), number);
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: SETS_UNDER_WAY }, lane));
  const perSecond = (SETS * 1000) / (performance.now() - begin);
  await client.close();
  return Math.round(perSecond);
}

/** Sets of one child at a time, alternating between a narrow and a wide node, with and without a listener on both. */
async function benchWidth(server: LocalFirebaseProcess): Promise<object> {
  const writer = openDatabase(server.database);
  const fill = (children: number) =>
    Object.fromEntries(
      Array.from({ length: children }, (_, index) => [`child${index}`, { n: index }]),
    );
  await set(ref(writer.database, 'width/narrow'), fill(NARROW));
  await set(ref(writer.database, 'width/wide'), fill(WIDE));
  const measure = async () => {
    const times: Record<'narrow' | 'wide', number[]> = { narrow: [], wide: [] };
    for (let round = 0; round < 1000; round += 1)
      for (const [name, children] of [
        ['narrow', NARROW],
        ['wide', WIDE],
      ] as const) {
        const begin = performance.now();
        await set(
          ref(writer.database, `width/${name}/child${(round * 37) % children}/n`),
          children + round,
        );
        times[name].push(rounded(performance.now() - begin));
      }
    const [narrow, wide] = [distribution(times.narrow), distribution(times.wide)];
    return { in100: narrow, in20000: wide, ratioOfMedians: rounded(wide.median / narrow.median) };
  };
  const alone = await measure();
  const reader = openDatabase(server.database);
  for (const name of ['narrow', 'wide']) {
    const place = ref(reader.database, `width/${name}`);
    await new Promise<void>((resolve) => void onValue(place, () => resolve()));
  }
  const listened = await measure();
  await reader.close();
  await writer.close();
  return { nobodyListening: alone, sdkListeningToTheNode: listened };
}

/** Writes of one client to a path with 500 listening connections. */
async function benchBroadcast(server: LocalFirebaseProcess): Promise<number> {
  const writer = openDatabase(server.database);
  await set(ref(writer.database, 'broadcast'), 0);
  const listeners = await openRawListeners(server.database, 'broadcast', LISTENERS);
  const begin = performance.now();
  for (let number = 1; number <= BROADCASTS; number += 1)
    void set(ref(writer.database, 'broadcast'), { number, text: 'delivered to everybody' });
  await listeners.received(BROADCASTS);
  const perSecond = (LISTENERS * BROADCASTS * 1000) / (performance.now() - begin);
  listeners.close();
  await writer.close();
  return Math.round(perSecond);
}

/** From `set` in one client to `onValue` in another. */
async function benchLatency(server: LocalFirebaseProcess): Promise<object> {
  const writer = openDatabase(server.database);
  const reader = openDatabase(server.database);
  let arrived: (value: unknown) => void = () => undefined;
  onValue(ref(reader.database, 'latency'), (snapshot) => arrived(snapshot.val()));
  await get(ref(writer.database, 'latency'));
  const times: number[] = [];
  for (let number = 0; number < LATENCIES; number += 1) {
    const begin = performance.now();
    const arrival = new Promise<void>((resolve) => {
      arrived = (value) => value === number && resolve();
    });
    const acknowledged = set(ref(writer.database, 'latency'), number);
    await arrival;
    times.push(rounded(performance.now() - begin));
    await acknowledged;
  }
  await reader.close();
  await writer.close();
  return distribution(times);
}
