import { readModelSettings, type ModelSettingsResult } from '../../engine/compose/model-settings';
import { STANDARD_REGION } from '../../functions/settings';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that are handed on to the functions as they are; secrets are not among them. */
const HANDED_ON = [
  'PAGE_SECONDS',
  'TURN_SECONDS',
  'STORIES_PER_HOUR',
  'STORY_MODEL',
  'STORY_MODEL_URL',
  'STORY_MODEL_TIMEOUT_SECONDS',
  'STORY_MODEL_CALLS_PER_MINUTE',
  'STORY_MODEL_TOKENS_PER_DAY',
  'STORY_MODEL_INPUT_PRICE',
  'STORY_MODEL_OUTPUT_PRICE',
  'SITE_ORIGIN',
] as const;

/**
 * `on`: there is a site key · `off`: APP_CHECK=off says that there shall be none · `undecided`: neither ·
 * `contradictory`: both.
 */
export type AppCheckChoice = 'on' | 'off' | 'undecided' | 'contradictory';

export interface DeploySettings {
  /** Where the functions run. */
  readonly region: string;
  readonly hasAppCheck: boolean;
  readonly appCheck: AppCheckChoice;
  readonly model: ModelSettingsResult;
  /** Where the site is seen. */
  readonly origin: string;
  /** For Vite. */
  readonly web: Readonly<Record<string, string>>;
  /** For the functions, in plain sight. */
  readonly functions: Readonly<Record<string, string>>;
}

interface Given {
  readonly project: string;
  readonly apiKey: string | null;
  readonly databaseURL: string | null;
}

/** What a deployment to a project is told. */
export function deploySettings(
  environment: Environment,
  { project, apiKey, databaseURL }: Given,
): DeploySettings {
  const given = (name: string): string => environment[name]?.trim() ?? '';
  const region = given('ENGINE_REGION') || STANDARD_REGION;
  const hasAppCheck = given('VITE_APPCHECK_SITE_KEY') !== '';
  const handedOn = Object.fromEntries(
    HANDED_ON.map((name): [string, string] => [name, given(name)]).filter(
      ([, value]) => value !== '',
    ),
  );
  return {
    region,
    hasAppCheck,
    appCheck: appCheckChoice(hasAppCheck, given('APP_CHECK')),
    origin: given('SITE_ORIGIN') || `https://${project}.web.app`,
    // Keys lie in Secret Manager: here it only matters whether the rest can be used.
    model: readModelSettings(environment),
    web: {
      ...Object.fromEntries(viteVariables(environment)),
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_FIREBASE_API_KEY: apiKey ?? 'missing',
      ...(databaseURL === null ? {} : { VITE_FIREBASE_DATABASE_URL: databaseURL }),
      ...(given('PAGE_SECONDS') === '' ? {} : { PAGE_SECONDS: given('PAGE_SECONDS') }),
    },
    functions: {
      ...handedOn,
      APP_CHECK: hasAppCheck ? 'on' : 'off',
      ENGINE_REGION: region,
      DATABASE_REGION: databaseRegion(databaseURL),
    },
  };
}

function appCheckChoice(hasSiteKey: boolean, said: string): AppCheckChoice {
  if (said === 'off') return hasSiteKey ? 'contradictory' : 'off';
  return hasSiteKey ? 'on' : 'undecided';
}

function viteVariables(environment: Environment): [string, string][] {
  return Object.entries(environment).flatMap(([name, value]): [string, string][] =>
    // A debug token in a page that everybody gets would open App Check to everybody.
    name.startsWith('VITE_') && name !== 'VITE_APPCHECK_DEBUG_TOKEN' && value !== undefined
      ? [[name, value]]
      : [],
  );
}

/** `https://NAME.REGION.firebasedatabase.app`; the oldest region has another address without a name. */
function databaseRegion(databaseURL: string | null): string {
  const region = /^https:\/\/[^./]+\.(?<region>[^./]+)\.firebasedatabase\.app/u.exec(
    databaseURL ?? '',
  )?.groups?.['region'];
  return region ?? 'us-central1';
}
