import { join } from 'node:path';
import type { AskGoogle } from './account/google';
import { adviceFor } from './account/advice';
import { missingFor } from './account/missing';
import { readAccount } from './account/read-account';
import { budgetFaults } from './checks/budgets';
import { configurationFaults } from './checks/configuration';
import { readManifest, rewriteFaults } from './checks/functions-manifest';
import { indexFaults, rulesFaults } from './checks/rules';
import { deploySettings, type DeploySettings } from './deploy-settings';
import type { DeployArguments } from './deploy-arguments';
import type { FirebaseTools } from './firebase-tools';

/** The functions' secrets. Each needs a value before functions that use them can be deployed. */
const SECRETS = ['GEMINI_API_KEY', 'STORY_MODEL_KEY', 'HEALTH_KEY'];
/** Rules and indexes first: the functions' queries need the indexes, and the new page needs the functions. */
const TARGETS = 'database,firestore,functions,hosting';

export interface DeployDeps {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly ask: AskGoogle;
  readonly tools: FirebaseTools;
  /** Builds the deployment. @returns its folder. */
  readonly makeFolder: (project: string, settings: DeploySettings) => Promise<string>;
  /** Faults of the repository itself, for instance type errors. */
  readonly checkSources: () => Promise<readonly string[]>;
  readonly log: (line: string) => void;
}

/**
 * Builds, checks, lists missing settings, and deploys unless it is a dry run. Nothing of the project
 * is changed before the last step.
 * @returns the exit code: 0 after a deployment, or a dry run without faults.
 */
export async function deploy(
  { project, isDryRun }: DeployArguments,
  { environment, ask, tools, makeFolder, checkSources, log }: DeployDeps,
): Promise<number> {
  log(`Asking what ${project} has …`);
  const account = await readAccount(project, SECRETS, ask);
  const apiKey = environment['VITE_FIREBASE_API_KEY']?.trim() || account.apiKey;
  const databaseURL = environment['VITE_FIREBASE_DATABASE_URL']?.trim() || account.databaseURL;
  const settings = deploySettings(environment, { project, apiKey, databaseURL });
  const { model, appCheck } = settings;
  const missing = missingFor({ project, account, apiKey, databaseURL, model, appCheck });

  log('Building the web app and the functions …');
  const folder = await makeFolder(project, settings);
  log('Checking types, rules, indexes, configuration, functions and budgets …');
  const manifest = await readManifest(folder, project);
  const faults = [
    ...(await checkSources()),
    ...rulesFaults(folder),
    ...indexFaults(folder),
    ...(await configurationFaults(folder)),
    ...rewriteFaults(folder, manifest),
    ...manifest.secrets
      .filter((name) => !SECRETS.includes(name))
      .map((name) => `The functions name a secret that nobody looks after: ${name}.`),
    ...budgetFaults(folder),
  ];
  log(`Ready in ${folder}: ${manifest.names.join(', ')}.`);
  list(log, 'Faults:', faults);
  list(log, 'Missing:', missing);
  list(log, 'Advice:', adviceFor({ project, account, appCheck }));
  if (faults.length > 0) return 1;
  if (isDryRun) {
    log(
      missing.length === 0
        ? 'A dry run: everything is ready, nothing was deployed.'
        : 'A dry run: nothing was deployed, and nothing could be until the above is there.',
    );
    return 0;
  }
  if (missing.length > 0) {
    log('Nothing was deployed.');
    return 1;
  }
  return tools.run([
    'deploy',
    ...['--project', project],
    ...['--config', join(folder, 'firebase.json')],
    ...['--only', TARGETS],
    ...['--non-interactive', '--force'],
  ]);
}

function list(log: DeployDeps['log'], title: string, sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  log(title);
  for (const sentence of sentences) log(`  - ${sentence}`);
}
