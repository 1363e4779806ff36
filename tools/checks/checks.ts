import { ROOMS } from '../support/rooms';
import { TYPESCRIPT_PROJECTS } from './projects';

/** A check that passes or fails as a whole: a command of a package that is installed here. */
export interface Check {
  readonly name: string;
  /** The script below node_modules, and its arguments. */
  readonly command: readonly [script: string, ...args: string[]];
  /** What it prints is to be read although it passes. */
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

/** Pins, licences and known vulnerabilities of all packages; it says where the registry could not be asked. */
const SUPPLY_CHAIN: Check = {
  name: 'supply chain',
  command: ['../tools/run.mjs', 'supply-chain'],
  isPrinted: true,
};

/** @param files Paths from the repository's folder; `.` is all of it. */
export const lint = (...files: readonly string[]): Check => ({
  name: 'lint',
  command: [OXLINT, '--no-error-on-unmatched-pattern', ...files],
});

/** @param files As for `lint`; what Prettier does not know is left out. */
export const format = (...files: readonly string[]): Check => ({
  name: 'format',
  command: [PRETTIER, '--check', '--ignore-unknown', ...files],
});

/** What the compiler found the last time is kept, so that only what changed is checked again. */
export const TYPES: readonly Check[] = TYPESCRIPT_PROJECTS.map((project) => ({
  name: `types of ${project}`,
  command: [
    'typescript-native/bin/tsc',
    ...['-p', project],
    '--incremental',
    ...['--tsBuildInfoFile', `.cache/types/${project.replaceAll('/', '.')}.tsbuildinfo`],
  ],
}));

/** Every check of the whole repository. The longest first: two cores are done sooner then. */
export const CHECKS: readonly Check[] = [
  lint('.'),
  BOUNDARIES,
  UNUSED,
  format('.'),
  SUPPLY_CHAIN,
  ...TYPES,
];
