import { readModelSettings, type ModelSettingsResult } from '../../engine/compose/model-settings';
import { STANDARD_REGION } from '../../functions/settings';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that are passed on to the functions unchanged; without secrets. */
const HANDED_ON = [
  'PAGE_SECONDS',
  'TURN_SECONDS',
  'STORIES_PER_HOUR',
  'STORY_MODEL',
  'STORY_MODEL_PLAYS',
  'STORY_MODEL_JUDGE',
  'STORY_MODEL_JUDGE_INPUT_PRICE',
  'STORY_MODEL_JUDGE_OUTPUT_PRICE',
  'STORY_MODEL_URL',
  'STORY_MODEL_THINKING',
  'STORY_MODEL_TIMEOUT_SECONDS',
  'STORY_MODEL_CONTEXT_TOKENS',
  'STORY_MODEL_CALLS_PER_MINUTE',
  'STORY_MODEL_TOKENS_PER_STORY',
  'STORY_MODEL_TOKENS_PER_PARTICIPANT',
  'STORY_MODEL_TOKENS_PER_DAY',
  'STORY_MODEL_INPUT_PRICE',
  'STORY_MODEL_OUTPUT_PRICE',
  'STORY_MODEL_CACHED_PRICE',
  'STORY_MODEL_THINKING_PRICE',
  'SITE_ORIGIN',
] as const;

/**
 * `on`: there is a site key · `off`: APP_CHECK=off disables it · `undecided`: neither ·
 * `contradictory`: both.
 */
export type AppCheckChoice = 'on' | 'off' | 'undecided' | 'contradictory';

export interface DeploySettings {
  /** The region of the functions. */
  readonly region: string;
  readonly hasAppCheck: boolean;
  readonly appCheck: AppCheckChoice;
  readonly model: ModelSettingsResult;
  /** The public origin of the site. */
  readonly origin: string;
  /** The variables of Vite's build. */
  readonly web: Readonly<Record<string, string>>;
  /** The functions' variables that are not secret. */
  readonly functions: Readonly<Record<string, string>>;
}

interface Given {
  readonly project: string;
  readonly apiKey: string | null;
  readonly databaseURL: string | null;
}

/** The settings of a deployment. */
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
    // The keys are in Secret Manager: only the rest is validated here.
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
    // A debug token in a public page would disable App Check.
    name.startsWith('VITE_') && name !== 'VITE_APPCHECK_DEBUG_TOKEN' && value !== undefined
      ? [[name, value]]
      : [],
  );
}

/** `https://NAME.REGION.firebasedatabase.app`; the oldest region has another host name without a region. */
function databaseRegion(databaseURL: string | null): string {
  const region = /^https:\/\/[^./]+\.(?<region>[^./]+)\.firebasedatabase\.app/u.exec(
    databaseURL ?? '',
  )?.groups?.['region'];
  return region ?? 'us-central1';
}
