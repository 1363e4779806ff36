import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/support/root';

type Options = Awaited<ReturnType<typeof extractOptions>>;

let options: Options;
beforeAll(async () => {
  options = await extractOptions(join(ROOT, '.dependency-cruiser.cjs'));
});

/** Applies the repository's rules to a small tree of files. */
async function violations(files: Readonly<Record<string, string>>): Promise<string> {
  const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const rooms = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
  const { output } = await cruise(rooms, { ...options, baseDir: tree, outputType: 'err' });
  rmSync(tree, { recursive: true });
  if (typeof output !== 'string') throw new Error('The reporter gives a text.');
  return output;
}

const module = 'export const value = 1;\n';
const importing = (path: string): string =>
  `import { value } from '${path}';\nexport const copy = value;\n`;

describe('the house’s directions', () => {
  it('let a room import what stands below it', async () => {
    const output = await violations({
      'story/turn.ts': module,
      'engine/worker/play.ts': importing('../../story/turn'),
    });
    expect(output).toContain('no dependency violations found');
  });

  it.each([
    ['story-imports', 'story/turn.ts', '../engine/play', 'engine/play.ts'],
    ['src-imports', 'src/app/main.ts', '../../engine/play', 'engine/play.ts'],
    ['engine-imports', 'engine/play.ts', '../src/app/main', 'src/app/main.ts'],
    ['local-firebase-imports', 'local-firebase/main.ts', '../story/turn', 'story/turn.ts'],
    [
      'no-feature-imports-a-feature',
      'src/features/chapters/a.ts',
      '../ranking/b',
      'src/features/ranking/b.ts',
    ],
    ['slices-know-no-data', 'src/features/user/slice.ts', '../../data/entry', 'src/data/entry.ts'],
    ['app-is-on-top', 'src/features/user/a.ts', '../../app/store', 'src/app/store.ts'],
    [
      'engine-core-is-pure',
      'engine/world/state.ts',
      '../adapters/firestore',
      'engine/adapters/firestore.ts',
    ],
    ['not-to-tests', 'story/turn.ts', './turn.test', 'story/turn.test.ts'],
  ])('refuse by %s: %s → %s', async (rule, from, path, to) => {
    expect(await violations({ [from]: importing(path), [to]: module })).toContain(rule);
  });

  it('refuse two folders that import each other', async () => {
    const output = await violations({
      'engine/gm/a.ts': importing('../player/b'),
      'engine/gm/c.ts': module,
      'engine/player/b.ts': module,
      'engine/player/d.ts': importing('../gm/c'),
    });
    expect(output).toContain('no-circular-folders');
  });
});
