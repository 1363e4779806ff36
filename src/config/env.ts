import { isRecord } from '../../story/json-record';

/** Where the services of this machine listen: an address for Auth, `host:port` for the others. */
interface Emulators {
  readonly auth: string;
  readonly database: string;
  readonly firestore: string;
}

export interface AppCheckConfig {
  /** Of reCAPTCHA Enterprise. */
  readonly siteKey: string;
  /** Stands in for reCAPTCHA where a project knows it, and on this machine. */
  readonly debugToken?: string;
}

export interface AppConfig {
  readonly projectId: string;
  readonly apiKey: string;
  readonly databaseURL?: string;
  readonly appCheck?: AppCheckConfig;
  readonly emulators: Emulators | null;
  /** Seconds between two pages of a story. */
  readonly pageSeconds: number;
}

/**
 * The configuration that the server put into the page. Checked by hand: a library of schemas is more than the first
 * view may load.
 * @throws SyntaxError or TypeError when it put none there.
 */
export function readAppConfig(page: Document): AppConfig {
  const text = page.getElementById('app-config')?.textContent ?? '';
  const config: unknown = JSON.parse(text);
  if (!isAppConfig(config)) throw new TypeError('The configuration in the page is not complete.');
  return config;
}

function isAppConfig(value: unknown): value is AppConfig {
  if (!isRecord(value)) return false;
  const { projectId, apiKey, appCheck, databaseURL, emulators, pageSeconds } = value;
  return (
    typeof projectId === 'string' &&
    projectId !== '' &&
    typeof apiKey === 'string' &&
    (appCheck === undefined || (isRecord(appCheck) && typeof appCheck['siteKey'] === 'string')) &&
    (databaseURL === undefined || typeof databaseURL === 'string') &&
    (emulators === null || isEmulators(emulators)) &&
    typeof pageSeconds === 'number' &&
    pageSeconds >= 0
  );
}

function isEmulators(value: unknown): value is Emulators {
  return (
    isRecord(value) &&
    [value['auth'], value['database'], value['firestore']].every(
      (address) => typeof address === 'string',
    )
  );
}
