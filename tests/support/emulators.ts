import {
  startLocalFirebase,
  type LocalFirebase,
  type LocalFirebaseOptions,
} from '../../local-firebase/start-local-firebase';

/** Whether the tests use running emulators. */
export const isOfficial = process.env['CONTRACT_EMULATORS'] !== undefined;

const owner = { authorization: 'Bearer owner' };

/** HOST:PORT of a service in `CONTRACT_EMULATORS`, '' when it is not named. */
const addressIn = (addresses: string, service: string): string =>
  new RegExp(`${service}=(\\S+)`).exec(addresses)?.[1] ?? '';

const send = async (method: string, url: string, body?: string): Promise<void> => {
  const response = await fetch(url, {
    method,
    headers: owner,
    ...(body !== undefined && { body }),
  });
  if (!response.ok) throw new Error(`${method} ${url} was answered with ${response.status}`);
};

/** HOST:PORT of the Firestore that `CONTRACT_EMULATORS` names, or null. */
export const officialFirestore = (): string | null =>
  addressIn(process.env['CONTRACT_EMULATORS'] ?? '', 'firestore') || null;

/** Running emulators, emptied and with the test's rules. */
const useEmulators = async (
  addresses: string,
  { project = '', databaseRules }: LocalFirebaseOptions,
): Promise<LocalFirebase> => {
  const [auth, database] = [addressIn(addresses, 'auth'), addressIn(addresses, 'database')];
  if (auth !== '') await send('DELETE', `http://${auth}/emulator/v1/projects/${project}/accounts`);
  if (database !== '') {
    const open = '{"rules":{".read":true,".write":true}}';
    for (const namespace of [`${project}-default-rtdb`, project]) {
      const query = `ns=${namespace}`;
      await send('PUT', `http://${database}/.json?${query}`, 'null');
      await send('PUT', `http://${database}/.settings/rules.json?${query}`, databaseRules ?? open);
    }
  }
  return {
    auth,
    database,
    firestore: addressIn(addresses, 'firestore'),
    stop: () => Promise.resolve(),
  };
};

const OPEN_FIRESTORE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} {
      allow read, write: if true;
    }
  }
}`;

/**
 * The Firestore that `CONTRACT_EMULATORS` names, emptied and with open rules.
 * @returns Its HOST:PORT, or null when none is named.
 */
export const useFirestoreEmulator = async (project: string): Promise<string | null> => {
  const address = officialFirestore();
  if (address === null) return null;
  const base = `http://${address}/emulator/v1/projects/${project}`;
  await send('DELETE', `${base}/databases/(default)/documents`);
  const files = [{ name: 'firestore.rules', content: OPEN_FIRESTORE }];
  await send('PUT', `${base}:securityRules`, JSON.stringify({ rules: { files } }));
  return address;
};

/**
 * local-firebase on free ports; or, when `CONTRACT_EMULATORS` names them (`auth=HOST:PORT database=HOST:PORT
 * firestore=HOST:PORT`), the official emulators. Stores on disk are always local-firebase's own.
 */
export const startEmulators = (options: LocalFirebaseOptions): Promise<LocalFirebase> => {
  const official = process.env['CONTRACT_EMULATORS'];
  const isOwn = [options.dataDir, options.importDir, options.exportOnExitDir].some(
    (each) => each !== undefined,
  );
  return official === undefined || isOwn
    ? startLocalFirebase({ authPort: 0, databasePort: 0, firestorePort: 0, ...options })
    : useEmulators(official, options);
};
