import * as v from 'valibot';
import { readModelSettings, type ModelSettings } from './model-settings';

export interface EngineSettings {
  readonly projectId: string;
  readonly pageMs: number;
  readonly turnMs: number;
  /** Stories admitted in an hour, on average. */
  readonly storiesPerHour: number;
  /** null: stories are narrated offline. */
  readonly model: ModelSettings | null;
}

export type EngineSettingsResult =
  | { readonly ok: true; readonly settings: EngineSettings }
  /** A sentence that says what to do. */
  | { readonly ok: false; readonly message: string };

const LONGEST_SECONDS = 86_400;
/** Far more than the registrations of a busy day, and few enough to contain a script's registrations. */
const STORIES_PER_HOUR = 1500;

const seconds = (name: string, standard: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d+(?:\.\d+)?$/u, `${name} must be a number of seconds, such as ${standard}.`),
      v.transform(Number),
      v.minValue(0.01, `${name} must be more than 0.`),
      v.maxValue(LONGEST_SECONDS, `${name} must be ${LONGEST_SECONDS} at most, which is a day.`),
    ),
    String(standard),
  );

const environmentSchema = v.object({
  GCLOUD_PROJECT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u, 'GCLOUD_PROJECT must be the id of a project.'),
    ),
    'demo-tokinotabibito',
  ),
  FIREBASE_DATABASE_EMULATOR_HOST: v.optional(v.string()),
  FIRESTORE_EMULATOR_HOST: v.optional(v.string()),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(v.string()),
  PAGE_SECONDS: seconds('PAGE_SECONDS', 900),
  TURN_SECONDS: seconds('TURN_SECONDS', 3),
  STORIES_PER_HOUR: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[1-9]\d{0,6}$/u, 'STORIES_PER_HOUR must be a whole number from 1 to 9999999.'),
      v.transform(Number),
    ),
    String(STORIES_PER_HOUR),
  ),
});

const EMULATOR_HOSTS = ['FIREBASE_DATABASE_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const;

export function readEngineSettings(environment: NodeJS.ProcessEnv): EngineSettingsResult {
  // An empty variable counts as unset.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) return { ok: false, message: parsed.issues[0].message };
  const {
    GCLOUD_PROJECT,
    PAGE_SECONDS,
    TURN_SECONDS,
    STORIES_PER_HOUR: storiesPerHour,
    ...hosts
  } = parsed.output;
  const missing = EMULATOR_HOSTS.filter((name) => hosts[name] === undefined);
  const model = readModelSettings(given);
  if (!model.ok) return { ok: false, message: `${model.message} (${model.code})` };
  const isHalfLocal = missing.length < EMULATOR_HOSTS.length;
  // A demo project has no cloud resources, and a partial emulator configuration must not write to a real project.
  if (missing[0] !== undefined && (isHalfLocal || GCLOUD_PROJECT.startsWith('demo-'))) {
    return {
      ok: false,
      message: `${missing[0]} must say where the local database is, such as 127.0.0.1:8080. npm start does that by itself.`,
    };
  }
  return {
    ok: true,
    settings: {
      projectId: GCLOUD_PROJECT,
      pageMs: Math.round(PAGE_SECONDS * 1000),
      turnMs: Math.round(TURN_SECONDS * 1000),
      storiesPerHour,
      model: model.model,
    },
  };
}
