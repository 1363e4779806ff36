import { cpus, totalmem } from 'node:os';
import { benchDatabase } from './database-bench';
import { benchFuzz } from './fuzz-bench';
import { benchFirestore } from './firestore-bench';
import { benchLive } from './live-bench';
import { benchScale } from './scale/scale-bench';
import { benchStart } from './start-bench';
import { benchStory } from './story-bench';
import { benchWeb } from './web/web-bench';

const BENCHES: Readonly<Record<string, () => Promise<object>>> = {
  start: benchStart,
  live: benchLive,
  database: benchDatabase,
  firestore: benchFirestore,
  fuzz: benchFuzz,
  story: benchStory,
  web: benchWeb,
  scale: benchScale,
};

/** Measures what is named, or everything, and prints one JSON object. */
export async function main(args: readonly string[]): Promise<number> {
  const names = args.length > 0 ? args : Object.keys(BENCHES);
  const unknown = names.find((name) => BENCHES[name] === undefined);
  if (unknown !== undefined) {
    console.error(`There is no bench "${unknown}". There are: ${Object.keys(BENCHES).join(', ')}.`);
    return 1;
  }
  const results: Record<string, unknown> = {
    date: new Date().toISOString(),
    machine: { cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30) },
    node: process.version,
  };
  for (const name of names) results[name] = await BENCHES[name]?.();
  console.log(JSON.stringify(results, null, 2));
  return 0;
}
