import {
  startLocalFirebase,
  type LocalFirebase,
  type LocalFirebaseOptions,
} from '../../local-firebase/start-local-firebase';

/** Whether the tests run against emulators that were started elsewhere. */
export const isOfficial = process.env['CONTRACT_EMULATORS'] !== undefined;

const owner = { authorization: 'Bearer owner' };

const send = async (method: string, url: string, body?: string): Promise<void> => {
  const response = await fetch(url, {
    method,
    headers: owner,
    ...(body !== undefined && { body }),
  });
  if (!response.ok) throw new Error(`${method} ${url} was answered with ${response.status}`);
};

/** Emulators that run already, emptied and with the rules that the test wants. */
const useEmulators = async (
  addresses: string,
  { project = '', databaseRules }: LocalFirebaseOptions,
): Promise<LocalFirebase> => {
  const address = (name: string): string => new RegExp(`${name}=(\\S+)`).exec(addresses)?.[1] ?? '';
  const [auth, database] = [address('auth'), address('database')];
  if (auth !== '') await send('DELETE', `http://${auth}/emulator/v1/projects/${project}/accounts`);
  if (database !== '') {
    const open = '{"rules":{".read":true,".write":true}}';
    for (const namespace of [`${project}-default-rtdb`, project]) {
      const query = `ns=${namespace}`;
      await send('PUT', `http://${database}/.json?${query}`, 'null');
      await send('PUT', `http://${database}/.settings/rules.json?${query}`, databaseRules ?? open);
    }
  }
  return { auth, database, firestore: address('firestore'), stop: () => Promise.resolve() };
};

/**
 * local-firebase on free ports; or, when `CONTRACT_EMULATORS` names them (`auth=HOST:PORT database=HOST:PORT
 * firestore=HOST:PORT`), the official emulators. What is kept on disk is always local-firebase's own.
 */
export const startEmulators = (options: LocalFirebaseOptions): Promise<LocalFirebase> => {
  const official = process.env['CONTRACT_EMULATORS'];
  const isOwn = [options.dataDir, options.importFile, options.exportFile].some(
    (each) => each !== undefined,
  );
  return official === undefined || isOwn
    ? startLocalFirebase({ authPort: 0, databasePort: 0, firestorePort: 0, ...options })
    : useEmulators(official, options);
};
