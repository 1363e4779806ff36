import { join } from 'node:path';
import { ROOT } from '../support/root';
import { TYPES } from '../checks/checks';
import { runChecks } from '../checks/run-checks';
import { toolErrorOf } from '../support/tool-error';
import { askGoogleBy } from './account/google';
import { deploy } from './deploy';
import { readDeployArguments } from './deploy-arguments';
import { firebaseToolsAt } from './firebase-tools';
import { makeFolder } from './folder/make-folder';

const USAGE = `npm run deploy -- --project ID [--dry-run]
Builds, checks, says what is missing, and deploys rules, indexes, functions and the web app to a Firebase project.
With --dry-run everything but the last; it ends with 0 when nothing is at fault, even where something is missing.
The first time: docs/operating.md. Settings are environment variables:
  GOOGLE_APPLICATION_CREDENTIALS   a service account's key file; or run npx firebase login before
  VITE_FIREBASE_API_KEY            the web app's key (the project's own)
  VITE_FIREBASE_DATABASE_URL       where the Realtime Database is (the project's own)
  ENGINE_REGION                    where the functions run (us-central1)
  SITE_ORIGIN                      where the site is seen (https://ID.web.app)
  VITE_APPCHECK_SITE_KEY           of reCAPTCHA Enterprise, for App Check
  APP_CHECK=off                    deploys without App Check, which is not advised
  PAGE_SECONDS, TURN_SECONDS, STORY_MODEL, STORY_MODEL_…   as of npm start; keys are secrets of the project`;

export async function main(args: readonly string[]): Promise<number> {
  const given = readDeployArguments(args);
  if (given === null) {
    console.log(USAGE);
    return 0;
  }
  try {
    return await deploy(given, {
      environment: process.env,
      ask: askGoogleBy(join(ROOT, 'tools/deploy/account/ask-google.cjs')),
      tools: firebaseToolsAt(join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')),
      makeFolder,
      checkSources: async () =>
        (await runChecks(TYPES)).length === 0 ? [] : ['The types do not fit.'],
      log: (line) => console.log(line),
    });
  } catch (error) {
    throw toolErrorOf(error, 'deploy-failed');
  }
}
