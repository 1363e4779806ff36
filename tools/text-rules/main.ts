import { readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from '../support/read-arguments';
import { ROOT } from '../support/root';
import { textConditions } from './conditions';
import { withConditions } from './with-conditions';

const USAGE = `npm run text-rules – writes what story/ asks of texts from people into database.rules.json.`;
const FILE = `${ROOT}database.rules.json`;

/** @returns the exit code. */
export function main(args: readonly string[]): number {
  const { values } = readArguments(args, {});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  writeFileSync(FILE, withConditions(readFileSync(FILE, 'utf8'), textConditions()));
  return 0;
}
