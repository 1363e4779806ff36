import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalFirebase, type LocalFirebase } from '../../local-firebase/start-local-firebase';
import { SourceError } from '../../pages/source/story-source';
import { BASE_PATH } from '../../story/turn-url';
import { authTarget } from './auth-target';
import { databaseTarget } from './database-target';
import type { FuzzTarget } from './fuzz-target';
import { firestoreTarget } from './firestore-target';
import { OPEN_RULES } from './open-rules';
import { openSite, type Site } from './open-site';
import { createRandom } from './random';
import { siteDoor } from './site-door';

const SEED = 20_261_122;
const ATTACKERS = 16;
const ATTACKS_EACH = 12;

let firebase: LocalFirebase;
let site: Site;
let failures: string[];

beforeAll(async () => {
  failures = [];
  firebase = await startLocalFirebase({
    authPort: 0,
    databasePort: 0,
    firestorePort: 0,
    project: 'demo-fuzz',
    databaseRules: JSON.stringify(OPEN_RULES),
    log: (line) => failures.push(line),
  });
  const addresses = {
    projectId: 'demo-fuzz',
    firestore: `http://${firebase.firestore}`,
    database: `http://${firebase.database}`,
  };
  site = await openSite(addresses, (path, error) => {
    // An overloaded database is no failure of the request's handler.
    if (!(error instanceof SourceError)) failures.push(`${path}: ${String(error)}`);
  });
});
afterAll(async () => {
  await site.close();
  await firebase.stop();
});

const doors: readonly (readonly [name: string, open: () => FuzzTarget])[] = [
  ['the web port', () => siteDoor('web', site.web, [`${BASE_PATH}/`, 200])],
  ['the functions’ pages', () => siteDoor('pages', site.pages, [`${BASE_PATH}/`, 200])],
  ['the functions’ health page', () => siteDoor('health', site.health, ['/operator/health', 404])],
  ['Auth', () => authTarget(firebase.auth)],
  ['the Realtime Database', () => databaseTarget(firebase.database)],
  ['Firestore', () => firestoreTarget(firebase.firestore)],
];

// An uncaught exception in a request ends the test's own process.
describe('after some hundred wrong requests', () => {
  it.each(doors)('%s answers a good one', async (_name, open) => {
    const door = open();
    await Promise.all(
      Array.from({ length: ATTACKERS }, async (_, number) => {
        const random = createRandom(SEED + number);
        for (let attack = 0; attack < ATTACKS_EACH; attack += 1) await door.attack(random);
      }),
    );
    await door.visit();
    await door.close();
    expect(failures).toEqual([]);
  });
});
