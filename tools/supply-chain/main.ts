import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root';
import { runCommand } from '../support/run-command';
import { readAudit } from './audit-report';
import { loosePins, packagesWithoutLicence } from './licence-faults';

/** Runs npm's audit; npm passes its own path to its scripts. */
async function audit() {
  const npm = process.env['npm_execpath'];
  const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const asking = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  return readAudit((await runCommand(command, [...first, ...asking])).output);
}

/**
 * Finds packages that are not pinned, have no licence, or are known to be vulnerable.
 * @returns 1 when there is one, otherwise 0; an unreachable registry is reported and is no fault.
 */
export async function main(): Promise<number> {
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const known = await audit();
  const faults = [
    ...loosePins(manifest).map((name) => `not pinned to one version: ${name}`),
    ...packagesWithoutLicence(lock, ROOT).map((name) => `states no licence: ${name}`),
    ...(known.kind === 'checked' ? known.vulnerable.map((name) => `vulnerable: ${name}`) : []),
  ];
  for (const fault of faults) console.log(fault);
  if (known.kind === 'not-checked')
    console.log(`vulnerabilities: not checked, the registry did not answer (${known.reason})`);
  return faults.length === 0 ? 0 : 1;
}
