import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../support/root';
import { textConditions } from './conditions';
import { withConditions } from './with-conditions';

const USAGE = `npm run text-rules – writes what story/ asks of texts from people into database.rules.json.`;
const FILE = `${ROOT}database.rules.json`;

/** @returns the exit code. */
export function main(args: readonly string[]): number {
  if (args.length > 0) {
    console.log(USAGE);
    return args.includes('--help') ? 0 : 2;
  }
  writeFileSync(FILE, withConditions(readFileSync(FILE, 'utf8'), textConditions()));
  return 0;
}
