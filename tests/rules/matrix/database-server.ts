import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { readFileSync } from 'node:fs';
import { startLocalFirebase } from '../../../local-firebase/start-local-firebase';
import { encodeToken } from '../../../local-firebase/tokens/unsigned-token';
import { ROOT } from '../../../tools/support/root';
import { ACCOUNTS, type Account } from './callers';
import { parseCoverage } from './coverage';

const PROJECT = 'demo-rules';
const OWNER = { authorization: 'Bearer owner' };

export type DatabaseServer = Awaited<ReturnType<typeof startDatabaseServer>>;

const tokenOf = ({ uid, claims }: Account): string =>
  encodeToken({ ...claims, sub: uid, user_id: uid });

/** A database with the product's rules, SDK clients of its callers, and REST for data that the SDK would reject. */
export async function startDatabaseServer() {
  const firebase = await startLocalFirebase({ authPort: 0, databasePort: 0, firestorePort: 0 });
  const [host = '', port = ''] = firebase.database.split(':');
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    database: {
      host,
      port: Number(port),
      rules: readFileSync(`${ROOT}database.rules.json`, 'utf8'),
    },
  });
  const url = (path: string, query = '') =>
    `http://${firebase.database}/${path}.json?ns=${PROJECT}${query}`;
  const send = async (method: string, target: string, body?: unknown, headers = {}) => {
    const response = await fetch(target, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return { status: response.status, answer };
  };

  return {
    accounts: ACCOUNTS.map(({ uid, claims }) => ({
      uid,
      database: environment.authenticatedContext(uid, { ...claims }).database(),
    })),
    stranger: environment.unauthenticatedContext().database(),
    /** Sends data as an account without the SDK, which validates keys and values itself. */
    sendRaw: (uid: string, method: 'PUT' | 'PATCH', path: string, body: unknown) => {
      const account = ACCOUNTS.find((each) => each.uid === uid);
      const token = account ? `&auth=${tokenOf(account)}` : '';
      return send(method, url(path, token), body);
    },
    /** Writes as the engine does, without rules. */
    write: async (path: string, value: unknown) => {
      const { status } = await send('PUT', url(path), value, OWNER);
      return status === 200;
    },
    read: async (path: string, query = '') => send('GET', url(path, query), undefined, OWNER),
    /** Removes everything except these. */
    reset: async (values: Readonly<Record<string, unknown>> = {}) => {
      await send('PUT', url(''), null, OWNER);
      if (Object.keys(values).length > 0) await send('PATCH', url(''), values, OWNER);
    },
    /** The outcomes of the rules' conditions so far. */
    coverage: async () => {
      const target = `http://${firebase.database}/.inspect/coverage.json?ns=${PROJECT}`;
      return parseCoverage((await send('GET', target)).answer);
    },
    async stop() {
      await environment.cleanup();
      await firebase.stop();
    },
  };
}
