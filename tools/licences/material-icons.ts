import { readFileSync } from 'node:fs';
import type { PackageNotice } from './package-notice';

/** The folder of Google's icons, which are ours to bundle but no package of npm. */
const FOLDER = /[\\/]src[\\/]ui[\\/]icons[\\/]/u;

/** The notice of the Material Icons where a bundle contains one, otherwise nothing. */
export function materialIconsNotice(modulePaths: Iterable<string>): PackageNotice[] {
  if (![...modulePaths].some((path) => FOLDER.test(path))) return [];
  const terms = new URL('../../src/ui/icons/LICENSE', import.meta.url);
  return [
    {
      name: 'Material Icons',
      version: '4',
      licence: 'Apache-2.0',
      source: 'https://github.com/google/material-design-icons',
      texts: [readFileSync(terms, 'utf8').trim()],
    },
  ];
}
