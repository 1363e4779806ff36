import * as v from 'valibot';
import type { AskGoogle, GoogleAnswer } from './google';

/** What Google's APIs report of a project; null when they did not report it. */
export interface Account {
  readonly isSignedIn: boolean;
  readonly hasProject: boolean | null;
  readonly hasBilling: boolean | null;
  /** Of the project's first web app. */
  readonly apiKey: string | null;
  /** Of the project's own Realtime Database. */
  readonly databaseURL: string | null;
  readonly hasFirestore: boolean | null;
  readonly hasAnonymousSignIn: boolean | null;
  /** Whether the Realtime Database refuses requests without an App Check token. */
  readonly isAppCheckEnforced: boolean | null;
  /** Secrets of the requested ones that have no value. */
  readonly missingSecrets: readonly string[];
}

const NOBODY: Account = {
  isSignedIn: false,
  hasProject: null,
  hasBilling: null,
  apiKey: null,
  databaseURL: null,
  hasFirestore: null,
  hasAnonymousSignIn: null,
  isAppCheckEnforced: null,
  missingSecrets: [],
};

const billingSchema = v.object({ billingEnabled: v.optional(v.boolean(), false) });
const appsSchema = v.object({
  apps: v.optional(v.array(v.object({ appId: v.string() })), []),
});
const appSchema = v.object({ apiKey: v.string() });
const instancesSchema = v.object({
  instances: v.optional(v.array(v.object({ type: v.string(), databaseUrl: v.string() })), []),
});
const signInSchema = v.object({
  signIn: v.optional(
    v.object({ anonymous: v.optional(v.object({ enabled: v.optional(v.boolean(), false) })) }),
  ),
});

const enforcementSchema = v.object({ enforcementMode: v.optional(v.string(), 'OFF') });

/** Reads what a deployment needs to know of a project; changes nothing. */
export async function readAccount(
  project: string,
  secrets: readonly string[],
  ask: AskGoogle,
): Promise<Account> {
  const firebase = `https://firebase.googleapis.com/v1beta1/projects/${project}`;
  const found = await ask(firebase);
  if (found.status === 401) return NOBODY;
  if (found.status !== 200) {
    return { ...NOBODY, isSignedIn: true, hasProject: isThere(found) };
  }
  const at = (host: string, path: string): Promise<GoogleAnswer> =>
    ask(`https://${host}.googleapis.com/${path}`);
  const [billing, apps, instances, firestore, signIn, appCheck] = await Promise.all([
    at('cloudbilling', `v1/projects/${project}/billingInfo`),
    ask(`${firebase}/webApps`),
    at('firebasedatabase', `v1beta/projects/${project}/locations/-/instances`),
    at('firestore', `v1/projects/${project}/databases/(default)`),
    at('identitytoolkit', `admin/v2/projects/${project}/config`),
    at('firebaseappcheck', `v1/projects/${project}/services/firebasedatabase.googleapis.com`),
  ]);
  const app = bodyOf(appsSchema, apps)?.apps[0];
  const ownInstance = bodyOf(instancesSchema, instances)?.instances.find(
    ({ type }) => type === 'DEFAULT_DATABASE',
  );
  const signInConfig = bodyOf(signInSchema, signIn);
  const enforcement = bodyOf(enforcementSchema, appCheck);
  return {
    isSignedIn: true,
    hasProject: true,
    hasBilling: bodyOf(billingSchema, billing)?.billingEnabled ?? null,
    apiKey:
      app === undefined
        ? null
        : (bodyOf(appSchema, await ask(`${firebase}/webApps/${app.appId}/config`))?.apiKey ?? null),
    databaseURL: ownInstance?.databaseUrl ?? null,
    hasFirestore: isThere(firestore),
    hasAnonymousSignIn:
      signInConfig === null ? null : signInConfig.signIn?.anonymous?.enabled === true,
    isAppCheckEnforced: enforcement === null ? null : enforcement.enforcementMode === 'ENFORCED',
    missingSecrets: await secretsWithoutValue(project, secrets, ask),
  };
}

async function secretsWithoutValue(
  project: string,
  secrets: readonly string[],
  ask: AskGoogle,
): Promise<string[]> {
  const answers = await Promise.all(
    secrets.map(async (name) => ({
      name,
      answer: await ask(
        `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`,
      ),
    })),
  );
  return answers.filter(({ answer }) => answer.status === 404).map(({ name }) => name);
}

/** Google responds with 403 to an unauthorised project as well as to one that does not exist. */
function isThere({ status }: GoogleAnswer): boolean | null {
  if (status === 200) return true;
  return status === 404 || status === 403 ? false : null;
}

function bodyOf<T>(schema: v.GenericSchema<unknown, T>, { status, body }: GoogleAnswer): T | null {
  const parsed = v.safeParse(schema, body);
  return status === 200 && parsed.success ? parsed.output : null;
}
