import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { connectFirebase } from '../../engine/adapters/firebase-services';
import { paths } from '../../story/paths';
import { PROJECT_ID } from '../../tools/start/project';
import { launchBrowser } from '../../tools/support/browser';
import { engineActions } from './engine-actions';
import { createMeasure, type Cost } from './measure';
import { readerActions, register } from './reader-actions';
import {
  forgetStory,
  participant,
  seedLists,
  seedParticipants,
  writeEntry,
} from './seed-participants';
import { table, verdicts } from './table';
import { startCountingProxies } from './counting-proxies';

/** The same story at each size, so that its text makes no difference. */
const PLAYER = participant(0);
const SIZES = [100, 1000, 10_000] as const;

/**
 * The network cost of each action with 100, 1,000 and 10,000 participants. Prints a table to standard error, and marks
 * costs that are more than 1.1 times as high with 10,000 as with 100.
 */
export async function benchScale(): Promise<object> {
  const wires = await startCountingProxies();
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIRESTORE_EMULATOR_HOST'] = wires.engine.firestore;
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = wires.engine.database;
  const databaseURL = `http://${wires.engine.database}?ns=${PROJECT_ID}-default-rtdb`;
  const app = initializeApp({ projectId: PROJECT_ID, databaseURL }, 'bench-scale');
  const database = getDatabase(app);
  const firestore = getFirestore(app);
  const services = connectFirebase(PROJECT_ID, 'bench-scale-engine');
  const browser = await launchBrowser();
  const sizes = new Map<number, readonly Cost[]>();
  try {
    await seedLists(database);
    let seeded = 0;
    for (const size of SIZES) {
      console.error(`${size} participants …`);
      await seedParticipants({ database, firestore, store: services.store }, seeded + 1, size);
      seeded = size;
      const costs: Cost[] = [];
      const engine = engineActions(services, createMeasure(wires, ['engine'], costs));
      const found: string[] = [];
      const measure = createMeasure(wires, ['browser', 'pages'], costs);
      await readerActions(browser, wires.url, measure);
      // Names have the same length at each size, so that they make no difference.
      const name = `計測${randomBytes(4).toString('hex')}`;
      await register(browser, `${wires.url}${participant(50)}/1/1`, name, {
        measure,
        played: async () => {
          const unplayed = database.ref(paths.entries).orderByChild('clause').equalTo(0);
          (await unplayed.get()).forEach(({ key }) => void found.push(key));
          const uid = found.at(-1) ?? '';
          await engine.begin(uid);
          await engine.playUnmeasured(uid);
        },
      });
      // Only the seeded data is stored for the next size.
      for (const uid of [...found, PLAYER]) await forgetStory({ database, firestore }, uid);
      await writeEntry(database, PLAYER);
      await engine.play(PLAYER);
      await engine.like();
      await engine.lists();
      sizes.set(size, costs);
    }
  } finally {
    await browser.close();
    database.goOffline();
    await services.close();
    await deleteApp(app);
    await wires.close();
  }
  const verdict = verdicts(sizes);
  console.error(table(sizes, verdict));
  return {
    sizes: Object.fromEntries(sizes),
    exceeding: verdict.filter(({ isFlat }) => !isFlat),
  };
}
