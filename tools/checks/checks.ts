import { ROOMS } from '../support/rooms';
import { TYPESCRIPT_PROJECTS } from './projects';

/** A check that passes or fails as a whole: a command of an installed package. */
export interface Check {
  readonly name: string;
  /** The script below node_modules, and its arguments. */
  readonly command: readonly [script: string, ...args: string[]];
  /** Whether its output is shown although it passes. */
  readonly isPrinted?: boolean;
}

const PRETTIER = 'prettier/bin/prettier.cjs';
const OXLINT = 'oxlint/bin/oxlint';

export const BOUNDARIES: Check = {
  name: 'boundaries',
  command: [
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    ...ROOMS,
  ],
};

export const UNUSED: Check = { name: 'unused', command: ['knip/bin/knip.js'] };

/** Pins, licences and known vulnerabilities of all packages; says so when the registry could not be reached. */
const SUPPLY_CHAIN: Check = {
  name: 'supply chain',
  command: ['../tools/run.mjs', 'supply-chain'],
  isPrinted: true,
};

/** @param files Paths relative to the repository's folder; `.` is all of it. */
export const lint = (...files: readonly string[]): Check => ({
  name: 'lint',
  command: [OXLINT, '--no-error-on-unmatched-pattern', ...files],
});

/** @param files As for `lint`; files that Prettier does not support are skipped. */
export const format = (...files: readonly string[]): Check => ({
  name: 'format',
  command: [PRETTIER, '--check', '--ignore-unknown', ...files],
});

/** Incremental: results are cached, and only changed files are checked again. */
export const TYPES: readonly Check[] = TYPESCRIPT_PROJECTS.map((project) => ({
  name: `types of ${project}`,
  command: [
    'typescript-native/bin/tsc',
    ...['-p', project],
    '--incremental',
    ...['--tsBuildInfoFile', `.cache/types/${project.replaceAll('/', '.')}.tsbuildinfo`],
  ],
}));

/** Every check of the whole repository. The longest first, so that two cores finish at nearly the same time. */
export const CHECKS: readonly Check[] = [
  lint('.'),
  BOUNDARIES,
  UNUSED,
  format('.'),
  SUPPLY_CHAIN,
  ...TYPES,
];
