import * as v from 'valibot';
import { readWorkerSettings, type WorkerSettings } from '../engine/cli/worker-settings';

/** What serving pages needs to know. */
export interface SiteSettings {
  readonly projectId: string;
  /** Without a slash at its end. */
  readonly databaseURL: string;
  /** Where the site is seen from outside, without a slash at its end. */
  readonly origin: string;
  readonly hasAppCheck: boolean;
}

/** What playing stories needs to know. */
export interface EngineSettings extends WorkerSettings {
  readonly databaseURL: string;
  /** Where pages are handed out and played. */
  readonly region: string;
  /** null: there is no health page. */
  readonly healthKey: string | null;
}

type Result<T> =
  | { readonly ok: true; readonly settings: T }
  /** A sentence that says what to do. */
  | { readonly ok: false; readonly message: string };

/** A secret must have a value before anything is deployed that names it: this one says that there is none. */
const NO_SECRET = 'none';

export const STANDARD_REGION = 'us-central1';

const firebaseConfigSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ databaseURL: v.optional(v.string()) }),
);

/** Reads what a deployment has set, and what Firebase sets by itself (`FIREBASE_CONFIG`, `GCLOUD_PROJECT`). */
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
  const databaseURL = databaseUrlOf(projectId, given);
  return { ok: true, settings: { projectId, databaseURL, origin, hasAppCheck } };
}

/** Reads the same for the engine, with its model and its secrets. */
export function readEngineSettings(environment: NodeJS.ProcessEnv): Result<EngineSettings> {
  const given = whatIsGiven(environment);
  const worker = readWorkerSettings(given);
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

/** A variable that is set to nothing is one that is not set. */
function whatIsGiven(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== NO_SECRET && value?.trim() !== ''),
  );
}

function databaseUrlOf(projectId: string, given: NodeJS.ProcessEnv): string {
  const config = v.safeParse(firebaseConfigSchema, given['FIREBASE_CONFIG'] ?? '{}');
  const said = config.success ? config.output.databaseURL : undefined;
  return (said ?? `https://${projectId}-default-rtdb.firebaseio.com`).replace(/\/+$/u, '');
}

/** @throws Error with the sentence that says what to do. */
export function valid<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.message);
  return result.settings;
}
