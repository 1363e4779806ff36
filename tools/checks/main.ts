import { ToolError } from '../support/tool-error';
import { CHECKS } from './checks';
import { runChecks } from './run-checks';

/** Runs the checks of the whole repository whose names begin with one of the arguments. @returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const chosen = CHECKS.filter(({ name }) => args.some((arg) => name.startsWith(arg)));
  if (chosen.length === 0) {
    const names = CHECKS.map(({ name }) => name).join(', ');
    throw new ToolError('unknown-check', `No check has such a name. There are: ${names}.`);
  }
  return (await runChecks(chosen)).length === 0 ? 0 : 1;
}
