import { cpus, totalmem } from 'node:os';
import { benchUsage, chooseBenches, type BenchOptions } from './choose-benches';
import { benchDatabase } from './database-bench';
import { benchEngine } from './engine-bench';
import { benchFaults } from './faults/faults-bench';
import { benchFlood } from './flood/flood-bench';
import { benchFuzz } from './fuzz-bench';
import { benchFirestore } from './firestore-bench';
import { benchLive } from './live-bench';
import { benchModel } from './model/model-bench';
import { benchPictures } from './pictures-bench';
import { benchLoad } from './load/load-bench';
import { benchSoak } from './load/soak-bench';
import { benchScale } from './scale/scale-bench';
import { benchServing } from './serving/serving-bench';
import { benchStart } from './start-bench';
import { benchStorage } from './storage-bench';
import { benchStory } from './story-bench';
import { benchWeb } from './web/web-bench';

/** The measurements; `exceeding` has those that exceed their bound, for a bench with bounds. */
type Bench = (
  options: BenchOptions,
) => Promise<object & { readonly exceeding?: readonly unknown[] }>;

const BENCHES: Readonly<Record<string, Bench>> = {
  start: benchStart,
  live: benchLive,
  database: benchDatabase,
  firestore: benchFirestore,
  storage: benchStorage,
  fuzz: benchFuzz,
  faults: benchFaults,
  pictures: benchPictures,
  serving: benchServing,
  model: benchModel,
  story: benchStory,
  engine: benchEngine,
  web: benchWeb,
  scale: benchScale,
  flood: benchFlood,
  load: benchLoad,
  soak: benchSoak,
};

/**
 * Runs the named benches, or all except the long ones, and prints one JSON object.
 * @returns the exit code: 1 when a bound was exceeded.
 */
export async function main(args: readonly string[]): Promise<number> {
  const known = Object.keys(BENCHES);
  const choice = chooseBenches(args, known);
  if (choice.kind === 'help') {
    console.log(benchUsage(known));
    return 0;
  }
  const { names, leftOut, options } = choice;
  if (leftOut.length > 0) console.error(`Left out, run them by name: ${leftOut.join(', ')}.`);
  const results: Record<string, unknown> = {
    date: new Date().toISOString(),
    machine: { cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30) },
    node: process.version,
  };
  let isWithin = true;
  for (const name of names) {
    const result = await BENCHES[name]?.(options);
    isWithin &&= (result?.exceeding ?? []).length === 0;
    results[name] = result;
  }
  console.log(JSON.stringify(results, null, 2));
  return isWithin ? 0 : 1;
}
