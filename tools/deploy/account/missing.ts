import type { ModelSettingsResult } from '../../../engine/compose/model-settings';
import type { AppCheckChoice } from '../deploy-settings';
import type { Account } from './read-account';

interface Wanted {
  readonly project: string;
  readonly account: Account;
  /** From VITE_FIREBASE_API_KEY, or the project's own. */
  readonly apiKey: string | null;
  readonly databaseURL: string | null;
  readonly model: ModelSettingsResult;
  readonly appCheck: AppCheckChoice;
}

/** What is missing before this project can be deployed to, a sentence each; empty when nothing is. */
export function missingFor(wanted: Wanted): string[] {
  const { project, account, apiKey, databaseURL, model, appCheck } = wanted;
  const console = `https://console.firebase.google.com/project/${project}`;
  const missing: string[] = [];
  const need = (isMissing: boolean, sentence: string): void => {
    if (isMissing) missing.push(sentence);
  };
  need(
    !account.isSignedIn,
    'Credentials: run `npx firebase login`, or set GOOGLE_APPLICATION_CREDENTIALS to a service account’s key file. Until then it cannot be asked whether project, billing plan and secrets are there.',
  );
  need(
    account.hasProject === false,
    `Project: ${project} does not exist or is not yours: run \`npx firebase projects:create ${project}\`, or sign in with an account that may deploy to it.`,
  );
  need(
    account.hasBilling === false,
    `Billing plan: Cloud Functions and Cloud Tasks need Blaze: ${console}/usage/details`,
  );
  need(
    account.hasFirestore === false,
    `Firestore: create the database (default), in Native mode: ${console}/firestore`,
  );
  need(
    account.hasAnonymousSignIn === false,
    `Anonymous sign-in: enable it: ${console}/authentication/providers`,
  );
  need(
    apiKey === null,
    `API key: set VITE_FIREBASE_API_KEY, or run \`npx firebase apps:create WEB tokinotabibito --project ${project}\` and it is found.`,
  );
  need(
    databaseURL === null,
    `Database URL: create the Realtime Database (${console}/database) and it is found, or set VITE_FIREBASE_DATABASE_URL.`,
  );
  need(
    appCheck === 'undecided',
    `App Check: without it a script can register participants by the thousand. Register the web app with reCAPTCHA Enterprise (${console}/appcheck/apps) and set VITE_APPCHECK_SITE_KEY to the site key, or set APP_CHECK=off to go without.`,
  );
  need(
    appCheck === 'contradictory',
    'App Check: VITE_APPCHECK_SITE_KEY is set and APP_CHECK=off as well: unset one of them.',
  );
  if (!model.ok) {
    // The API key is set as a secret: when secrets can be listed, it is reported with the missing ones.
    const isKey = model.code === 'story-model-key-missing';
    need(!isKey, `Model: ${model.message}`);
    need(
      isKey && !account.isSignedIn,
      `Model key: STORY_MODEL wants the secret GEMINI_API_KEY: \`npx firebase functions:secrets:set GEMINI_API_KEY --project ${project}\`.`,
    );
  }
  for (const secret of account.missingSecrets) {
    missing.push(
      `Secret ${secret}: run \`npx firebase functions:secrets:set ${secret} --project ${project}\`; the value none says that there is none.`,
    );
  }
  return missing;
}
