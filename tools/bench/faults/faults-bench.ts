import { runEngineFaults } from './engine-faults';
import { fillDisk } from './full-disk';
import { killInPlay } from './kills-in-play';
import { measureHang, measureOrphans, measureRestarts } from './restarts';

/** A service has ended this long after its supervisor was killed, in seconds. */
const ORPHAN_SECONDS = 1;

/** What the running app and the engine do when parts of them die, hang, or can store nothing. */
export async function benchFaults() {
  const restartSeconds = await measureRestarts();
  const orphanSeconds = await measureOrphans();
  const hangSeconds = await measureHang();
  const killed = await killInPlay();
  const fullDisk = await fillDisk();
  const engine = await runEngineFaults();
  const exceeding = [
    ...(orphanSeconds.max > ORPHAN_SECONDS ? ['orphanSeconds'] : []),
    ...(killed.wrongSections > 0 || !killed.survived ? ['killed'] : []),
    ...(fullDisk.survived === false || (fullDisk.lostWrites ?? 0) > 0 ? ['fullDisk'] : []),
    ...engine.failed,
  ];
  return { restartSeconds, orphanSeconds, hangSeconds, killed, fullDisk, engine, exceeding };
}
