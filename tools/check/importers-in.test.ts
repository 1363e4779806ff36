import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importersIn } from './importers-in';

const FILES = {
  'engine/a.ts': 'export const a = 1;',
  'engine/list.json': '[]',
  'engine/deep/b.ts': "import {\n  a,\n  type A,\n} from '../a';\nexport * from '../a';\n",
  'engine/effect.ts': "import './a';\nimport { x } from 'x';\n",
  'engine/later.ts': "const load = () => import('./a');\n",
  'engine/typed.ts': "import type { A } from './a';\nexport type { B } from './deep/b';\n",
  'engine/deep/b.test.ts': '',
  'src/View.tsx': "import list from '../engine/list.json' with { type: 'json' };",
  'src/View.test.tsx': "import { View } from './View';",
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'importers-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('finds who imports a file, except its types alone', () => {
  const importers = importersIn(root, ['engine', 'src']);
  const sorted = [...importers].map(([file, by]) => [file, [...by].sort()] as const);
  expect(Object.fromEntries(sorted)).toEqual({
    'engine/a.ts': ['engine/deep/b.ts', 'engine/effect.ts', 'engine/later.ts'],
    'engine/deep/b.ts': ['engine/deep/b.test.ts'],
    'engine/list.json': ['src/View.tsx'],
    'src/View.tsx': ['src/View.test.tsx'],
  });
});
