import type { DiskFault } from './disk-client';
import { runEngineFaults } from './engine-faults';
import { fillDisk } from './full-disk';
import { killInPlay } from './kills-in-play';
import { makeDiskReadOnly } from './read-only-disk';
import { measureHang, measureOrphans, measureRestarts } from './restarts';

/** Timeout for a service to exit after its supervisor was killed, in seconds. */
const ORPHAN_SECONDS = 1;

/** The behaviour of app and engine when processes crash or hang, or storage fails. */
export async function benchFaults() {
  const exceeding: string[] = [];
  const stage = async <T>(name: string, run: () => Promise<T>, isGood: (result: T) => boolean) => {
    try {
      const result = await run();
      if (!isGood(result)) exceeding.push(name);
      return result;
    } catch (error) {
      exceeding.push(name);
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  };
  return {
    restartSeconds: await stage('restarts', measureRestarts, () => true),
    orphanSeconds: await stage('orphans', measureOrphans, ({ max }) => max <= ORPHAN_SECONDS),
    hangSeconds: await stage('hang', measureHang, () => true),
    killed: await stage(
      'kills',
      killInPlay,
      ({ wrongSections, survived }) => wrongSections === 0 && survived,
    ),
    fullDisk: await stage('full disk', fillDisk, isWithoutLoss),
    readOnlyDisk: await stage('read-only disk', makeDiskReadOnly, isWithoutLoss),
    engine: await stage('engine', runEngineFaults, ({ failed }) => failed.length === 0),
    exceeding,
  };
}

/** A fault that could not be tried here exceeds no bound. */
const isWithoutLoss = ({ survived = true, lostWrites = 0, saidSo = true }: DiskFault): boolean =>
  survived && saidSo && lostWrites === 0;
