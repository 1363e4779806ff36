import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { materialIconsNotice } from './material-icons';
import { noticesText } from './notices-text';
import { packageFolders } from './package-folders';
import { readNotice } from './package-notice';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licences-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const packageWith = (manifest: object, files: Readonly<Record<string, string>> = {}): string => {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'p', version: '1.0.0', ...manifest }),
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'license'));
  return folder;
};

describe('the terms of a package', () => {
  it.each([
    ['an expression', { license: 'MIT' }, {}, 'MIT'],
    ['an object', { license: { type: 'ISC' } }, {}, 'ISC'],
    ['several', { licenses: [{ type: 'MIT' }, { type: 'BSD' }] }, {}, 'MIT OR BSD'],
    ['a file alone', {}, { 'LICENSE.txt': 'Do as you like.' }, 'LICENSE.txt'],
    ['nothing', {}, { 'README.md': 'MIT' }, null],
    ['a refusal', { license: 'UNLICENSED' }, {}, null],
  ])('are read from %s', (_, manifest, files, licence) => {
    expect(readNotice(packageWith(manifest, files)).licence).toBe(licence);
  });

  it('come with the texts of license and notice', () => {
    const notice = readNotice(
      packageWith({ license: 'Apache-2.0' }, { LICENSE: 'A', NOTICE: 'B' }),
    );
    expect(notice.texts).toEqual(['A', 'B']);
  });
});

it('finds the packages that modules are from', () => {
  expect(
    packageFolders([
      '/r/src/main.ts',
      '\0/r/node_modules/react/index.js?commonjs-module',
      '/r/node_modules/@mui/material/Button/index.js',
      '/r/node_modules/a/node_modules/b/index.js',
      '/r/node_modules/react/jsx-runtime.js',
      '\0vite/preload-helper.js',
    ]),
  ).toEqual([
    '/r/node_modules/@mui/material',
    '/r/node_modules/a/node_modules/b',
    '/r/node_modules/react',
  ]);
});

it('lists all terms, and says where the source of parts under the MPL is', () => {
  const text = noticesText([
    { name: 'z', version: '2', licence: 'MIT', source: null, texts: ['The MIT text'] },
    {
      ...{ name: 'm', version: '1', licence: 'MPL-2.0', texts: ['The MPL text'] },
      source: 'git+https://example.com/m.git',
    },
  ]);
  expect(text).toMatch(/m 1 \(MPL-2\.0\)\nz 2 \(MIT\)/);
  expect(text).toMatch(/Source: https:\/\/example\.com\/m\nThis part is covered by the Mozilla/);
  expect(text).toMatch(/Source: https:\/\/www\.npmjs\.com\/package\/z\n\nThe MIT text/);
});

it('names the Material Icons where a bundle contains one', () => {
  const [notice] = materialIconsNotice(['/r/src/main.ts', '/r/src/ui/icons/PetsIcon.tsx']);
  expect(notice?.texts.join('')).toContain('Apache License');
  expect(materialIconsNotice(['/r/src/main.ts'])).toEqual([]);
});
