import { readArguments } from '../support/read-arguments';

export interface DeployArguments {
  readonly project: string;
  readonly isDryRun: boolean;
}

export type DeployArgumentsResult =
  | { readonly ok: true; readonly given: DeployArguments }
  /** A sentence for the terminal; null when help is requested. */
  | { readonly ok: false; readonly message: string | null };

/** 6 to 30 lower-case letters, digits and hyphens. https://cloud.google.com/resource-manager/docs/creating-managing-projects */
const PROJECT_ID = /^[a-z][a-z\d-]{4,28}[a-z\d]$/u;

export function readDeployArguments(args: readonly string[]): DeployArgumentsResult {
  const read = readArguments(args, {
    project: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  });
  if (!read.ok) return { ok: false, message: `${read.message} See npm run deploy -- --help.` };
  const { project, help, 'dry-run': isDryRun } = read.values;
  if (help) return { ok: false, message: null };
  if (project === undefined) {
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
