import { systemClock } from '../adapters/runtime/system-clock';
import { jsonLog } from '../adapters/runtime/json-log';
import { readEngineSettings } from '../compose/engine-settings';
import { MODEL_SETTINGS_HELP } from '../compose/model-settings';
import { openEngine } from '../compose/open-engine';
import { errorDetail } from '../ports/runtime/error-detail';

const USAGE = `The engine: finds new entries, plays their stories turn by turn and publishes them.
It takes no arguments. Settings are environment variables:
  GCLOUD_PROJECT                   the project (demo-tokinotabibito)
  FIREBASE_AUTH_EMULATOR_HOST      host:port of a local Auth
  FIREBASE_DATABASE_EMULATOR_HOST  host:port of a local Realtime Database
  FIRESTORE_EMULATOR_HOST          host:port of a local Firestore
  PAGE_SECONDS                     from one page to the next (900)
  TURN_SECONDS                     between the turns of a page (3)
  STORIES_PER_HOUR                 that begin, in the long run; others wait for their turn (1500)
${MODEL_SETTINGS_HELP}
It prints "ready engine" when the first story is there and it listens for new entries, and stops at Ctrl-C.`;

/** Time for the turns in progress when the engine is asked to stop, in ms. */
const STOP_MS = 1500;
const CLOSE_MS = 300;

/** Runs the engine until a signal asks it to stop. @returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    console.log(USAGE);
    return args.includes('--help') ? 0 : 1;
  }
  const read = readEngineSettings(process.env);
  if (!read.ok) {
    console.error(read.message);
    return 1;
  }
  // The lookup of Google's metadata server takes seconds outside the cloud.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const log = jsonLog(
    (line) => process.stderr.write(line),
    () => new Date(),
  );
  const engine = await openEngine(read.settings, { clock: systemClock, log });
  const asked = askedToStop();
  try {
    const outcome = await Promise.race([engine.start().then(() => 'started'), asked]);
    if (outcome === 'started') console.log('ready engine');
    await asked;
    return 0;
  } catch (error) {
    log({ level: 'error', code: 'engine-not-started', detail: errorDetail(error) });
    return 1;
  } finally {
    // An interrupted turn was not published, and is played again at the next start.
    await atMost(STOP_MS, engine.stop());
    await atMost(CLOSE_MS, engine.close());
  }
}

function askedToStop(): Promise<'stop'> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => resolve('stop'));
    }
  });
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  await Promise.race([work, systemClock.wait(milliseconds, enough.signal)]);
  enough.abort();
}
