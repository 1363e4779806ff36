/** A check that passes or fails as a whole: a command of a package that is installed here. */
export interface Check {
  readonly name: string;
  /** The script below node_modules, and its arguments. */
  readonly command: readonly [script: string, ...args: string[]];
}

const ROOMS = [
  'story',
  'scenes',
  'src',
  'engine',
  'pages',
  'functions',
  'local-firebase',
  'tools',
  'tests',
] as const;

/** The longest first: two cores are done sooner then. */
export const CHECKS: readonly Check[] = [
  { name: 'lint', command: ['eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  {
    name: 'boundaries',
    command: [
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      ...ROOMS,
    ],
  },
  { name: 'unused', command: ['knip/bin/knip.js'] },
  { name: 'format', command: ['prettier/bin/prettier.cjs', '--check', '.'] },
];
