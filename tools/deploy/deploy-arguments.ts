export interface DeployArguments {
  readonly project: string;
  readonly isDryRun: boolean;
}

export type DeployArgumentsResult =
  | { readonly ok: true; readonly given: DeployArguments }
  /** A sentence for the terminal. */
  | { readonly ok: false; readonly message: string };

/** 6 to 30 small letters, digits and hyphens. https://cloud.google.com/resource-manager/docs/creating-managing-projects */
const PROJECT_ID = /^[a-z][a-z\d-]{4,28}[a-z\d]$/u;

export function readDeployArguments(args: readonly string[]): DeployArgumentsResult {
  let project: string | null = null;
  let isDryRun = false;
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--dry-run') isDryRun = true;
    else if (word === '--project') project = rest.shift() ?? '';
    else if (word.startsWith('--project=')) project = word.slice('--project='.length);
    else return { ok: false, message: `${word} is not known. See npm run deploy -- --help.` };
  }
  if (project === null) {
    return {
      ok: false,
      message: 'Please name the Firebase project: npm run deploy -- --project ID.',
    };
  }
  if (!PROJECT_ID.test(project)) {
    return {
      ok: false,
      message: `"${project}" is not the id of a project: 6 to 30 small letters, digits and hyphens, as the Firebase console shows it.`,
    };
  }
  return { ok: true, given: { project, isDryRun } };
}
