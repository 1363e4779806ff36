import * as v from 'valibot';
import { readEngineSettings, type EngineSettings } from '../engine/compose/engine-settings';
import { FIREBASE_ORIGINS, type SecurityOptions } from '../pages/security-headers';
import type { RestAddresses } from '../pages/source/rest-source';

/** The settings of serving pages. */
export interface SiteSettings {
  /** The databases' addresses. */
  readonly addresses: RestAddresses;
  /** The public origin of the site, without a slash at its end. */
  readonly origin: string;
  readonly security: SecurityOptions;
}

/** The settings of playing stories. */
export interface FunctionsSettings extends EngineSettings {
  readonly databaseURL: string;
  /** The region of task queues and functions. */
  readonly region: string;
  /** null: there is no health page. */
  readonly healthKey: string | null;
}

type Result<T> =
  | { readonly ok: true; readonly settings: T }
  /** A sentence with the cause and the next step. */
  | { readonly ok: false; readonly message: string };

/** A secret must have a value before a function that uses it is deployed: this one means none. */
const NO_SECRET = 'none';

export const STANDARD_REGION = 'us-central1';

const firebaseConfigSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ databaseURL: v.optional(v.string()) }),
);

/** Reads a deployment's settings, and what Firebase sets itself (`FIREBASE_CONFIG`, `GCLOUD_PROJECT`). */
export function readSiteSettings(environment: NodeJS.ProcessEnv): Result<SiteSettings> {
  const given = whatIsGiven(environment);
  const projectId = given['GCLOUD_PROJECT'];
  if (projectId === undefined) {
    return { ok: false, message: 'GCLOUD_PROJECT must be the id of the project.' };
  }
  const origin = given['SITE_ORIGIN'] ?? `https://${projectId}.web.app`;
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    return {
      ok: false,
      message: `SITE_ORIGIN must say where the site is seen, such as https://example.org, without a path. It is ${origin}.`,
    };
  }
  const hasAppCheck = given['APP_CHECK'] === 'on';
  const local = localServices(given);
  const settings: SiteSettings = {
    addresses: {
      projectId,
      firestore: local?.firestore ?? 'https://firestore.googleapis.com',
      database: local?.database ?? databaseUrlOf(projectId, given),
    },
    origin,
    security: {
      connect: local?.connect ?? FIREBASE_ORIGINS,
      hasAppCheck,
      isSecure: origin.startsWith('https:'),
    },
  };
  return { ok: true, settings };
}

/** The local services that the official variables name; null in the cloud. */
function localServices(given: NodeJS.ProcessEnv) {
  const database = given['FIREBASE_DATABASE_EMULATOR_HOST'];
  const firestore = given['FIRESTORE_EMULATOR_HOST'];
  if (database === undefined || firestore === undefined) return null;
  const auth = given['FIREBASE_AUTH_EMULATOR_HOST'];
  const hosts = [firestore, database, ...(auth === undefined ? [] : [auth])];
  return {
    firestore: `http://${firestore}`,
    database: `http://${database}`,
    connect: [...hosts.map((host) => `http://${host}`), `ws://${database}`],
  };
}

/** Reads the same for the engine, with its model and its secrets. */
export function readFunctionsSettings(environment: NodeJS.ProcessEnv): Result<FunctionsSettings> {
  const given = whatIsGiven(environment);
  const worker = readEngineSettings(given);
  if (!worker.ok) return worker;
  return {
    ok: true,
    settings: {
      ...worker.settings,
      databaseURL: databaseUrlOf(worker.settings.projectId, given),
      region: given['ENGINE_REGION'] ?? STANDARD_REGION,
      healthKey: given['HEALTH_KEY'] ?? null,
    },
  };
}

/** An empty variable counts as unset. */
function whatIsGiven(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== NO_SECRET && value?.trim() !== ''),
  );
}

function databaseUrlOf(projectId: string, given: NodeJS.ProcessEnv): string {
  const config = v.safeParse(firebaseConfigSchema, given['FIREBASE_CONFIG'] ?? '{}');
  // The functions emulator names another database than the one that the app of a demo project opens.
  const isLocal = given['FIREBASE_DATABASE_EMULATOR_HOST'] !== undefined;
  const said = config.success && !isLocal ? config.output.databaseURL : undefined;
  return (said ?? `https://${projectId}-default-rtdb.firebaseio.com`).replace(/\/+$/u, '');
}

/** @throws Error with a sentence of the cause and the next step. */
export function valid<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.message);
  return result.settings;
}
