import { join } from 'node:path';
import * as v from 'valibot';
import { runCommand } from '../../support/run-command';

const faultsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ instancePath: v.string(), message: v.optional(v.string(), '') })),
);

/** Runs in a child process: firebase-tools’ modules are written for its own command line. */
const VALIDATE = `
const { getValidator } = require('firebase-tools/lib/firebaseConfigValidate');
const validate = getValidator();
validate(JSON.parse(require('node:fs').readFileSync(process.argv[1], 'utf8')));
console.log(JSON.stringify(validate.errors ?? []));
`;

/** Validates firebase.json with the JSON schema of firebase-tools. */
export async function configurationFaults(folder: string): Promise<string[]> {
  const path = join(folder, 'firebase.json');
  const { output } = await runCommand(process.execPath, ['-e', VALIDATE, path]);
  const faults = v.safeParse(faultsSchema, output.trim().split('\n').at(-1));
  if (!faults.success) return [`firebase.json could not be checked.\n${output}`];
  return faults.output.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
