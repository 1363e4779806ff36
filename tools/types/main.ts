import { runCommand } from '../support/run-command';
import { TYPESCRIPT_PROJECTS } from './projects';

/** Checks the types of every room; prints what the compiler says. */
export async function main(): Promise<number> {
  const results = [];
  for (const project of TYPESCRIPT_PROJECTS) {
    results.push(
      await runCommand(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], {
        inherit: true,
      }),
    );
  }
  return results.some(({ code }) => code !== 0) ? 1 : 0;
}
