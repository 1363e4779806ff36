import { resolve } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../support/root';
import { ToolError } from '../support/tool-error';

interface Setting {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}

/** Placeholder of the address at which the app is served. */
const OWN_ORIGIN = 'http://127.0.0.1:PORT';

/** Every setting of `npm start`, in the order in which --help lists them. */
export const SETTINGS: readonly Setting[] = [
  { name: 'PORT', fallback: '5173', meaning: 'port of the web app' },
  { name: 'AUTH_PORT', fallback: '9099', meaning: 'port of Auth' },
  { name: 'DATABASE_PORT', fallback: '9000', meaning: 'port of the Realtime Database' },
  { name: 'FIRESTORE_PORT', fallback: '8080', meaning: 'port of Firestore' },
  {
    name: 'SITE_ORIGIN',
    fallback: OWN_ORIGIN,
    meaning: 'where the site is seen from outside, for links in pages, feeds and previews',
  },
  { name: 'DATA_DIR', fallback: '.data', meaning: 'folder that keeps all data' },
  { name: 'PAGE_SECONDS', fallback: '900', meaning: 'seconds between two pages of a story' },
  {
    name: 'TURN_SECONDS',
    fallback: '3',
    meaning: 'seconds between the turns of the page being played',
  },
  {
    name: 'STORIES_PER_HOUR',
    fallback: '1500',
    meaning: 'stories that begin in an hour, in the long run; others wait for their turn',
  },
  {
    name: 'STORY_MODEL',
    fallback: 'offline',
    meaning:
      'what tells the stories; for google:MODEL and openai-compatible:MODEL see npm run story -- --help',
  },
];

export interface Settings {
  readonly port: number;
  readonly authPort: number;
  readonly databasePort: number;
  readonly firestorePort: number;
  /** Without a slash at its end; null: the address at which it is served. */
  readonly origin: string | null;
  /** Absolute. */
  readonly dataDir: string;
  readonly pageSeconds: number;
  readonly turnSeconds: number;
  readonly storiesPerHour: number;
  readonly storyModel: string;
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/u),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(65_535),
);
const seconds = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/u),
  v.transform(Number),
  v.minValue(0),
  v.maxValue(31_536_000),
);

const isOrigin = (text: string): boolean =>
  /^https?:/u.test(text) && URL.canParse(text) && new URL(text).origin === text;

const schemas = {
  PORT: port,
  AUTH_PORT: port,
  DATABASE_PORT: port,
  FIRESTORE_PORT: port,
  SITE_ORIGIN: v.pipe(
    v.string(),
    v.check((origin) => origin === OWN_ORIGIN || isOrigin(origin)),
    v.transform((origin) => (origin === OWN_ORIGIN ? null : origin)),
  ),
  DATA_DIR: v.pipe(v.string(), v.minLength(1)),
  PAGE_SECONDS: seconds,
  TURN_SECONDS: seconds,
  STORIES_PER_HOUR: v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/u), v.transform(Number)),
  STORY_MODEL: v.pipe(v.string(), v.minLength(1)),
};

/** Reads the settings; an empty variable counts as unset. @throws ToolError `bad-setting` */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    SETTINGS.map(({ name, fallback }) => [name, env[name]?.trim() || fallback]),
  );
  const parsed = v.safeParse(v.object(schemas), given);
  if (!parsed.success) {
    const name = String(parsed.issues[0].path?.[0]?.key);
    const meaning = SETTINGS.find((setting) => setting.name === name)?.meaning;
    throw new ToolError(
      'bad-setting',
      `${name}=${given[name]} is not a valid setting (${meaning}).`,
    );
  }
  const values = parsed.output;
  return {
    port: values.PORT,
    authPort: values.AUTH_PORT,
    databasePort: values.DATABASE_PORT,
    firestorePort: values.FIRESTORE_PORT,
    origin: values.SITE_ORIGIN,
    dataDir: resolve(ROOT, values.DATA_DIR),
    pageSeconds: values.PAGE_SECONDS,
    turnSeconds: values.TURN_SECONDS,
    storiesPerHour: values.STORIES_PER_HOUR,
    storyModel: values.STORY_MODEL,
  };
}

/** The table of settings for --help. */
export function settingsHelp(): string {
  return SETTINGS.map(
    ({ name, fallback, meaning }) => `  ${name.padEnd(17)} ${meaning} (${fallback})`,
  ).join('\n');
}
