import { readArguments } from '../support/read-arguments';
import { ToolError } from '../support/tool-error';

export interface DeployArguments {
  readonly project: string;
  readonly isDryRun: boolean;
}

/** 6 to 30 lower-case letters, digits and hyphens. https://cloud.google.com/resource-manager/docs/creating-managing-projects */
const PROJECT_ID = /^[a-z][a-z\d-]{4,28}[a-z\d]$/u;

/** @returns null when help is requested. @throws ToolError `bad-arguments`, `bad-project` */
export function readDeployArguments(args: readonly string[]): DeployArguments | null {
  const { values } = readArguments(args, {
    project: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  });
  const { project, help, 'dry-run': isDryRun } = values;
  if (help) return null;
  if (project === undefined) {
    throw new ToolError(
      'bad-project',
      'Please name the Firebase project: npm run deploy -- --project ID.',
    );
  }
  if (!PROJECT_ID.test(project)) {
    throw new ToolError(
      'bad-project',
      `"${project}" is not the id of a project: 6 to 30 small letters, digits and hyphens, as the Firebase console shows it.`,
    );
  }
  return { project, isDryRun };
}
