import { describe, expect, it } from 'vitest';
import { nearestTests } from './nearest-tests';

const importers = new Map([
  ['engine/page.ts', ['engine/page.test.ts', 'engine/story.ts', 'tests/e2e/page.test.ts']],
  ['engine/helper.ts', ['engine/page.ts', 'engine/story.ts']],
  ['engine/story.ts', ['engine/story.test.ts', 'engine/helper.ts']],
  ['src/alone.ts', ['tests/e2e/alone.test.ts']],
]);

describe('nearestTests', () => {
  it.each([
    ['the test of the file itself', ['engine/page.ts'], ['engine/page.test.ts']],
    [
      'those of what is built on it, where it has none',
      ['engine/helper.ts'],
      ['engine/page.test.ts', 'engine/story.test.ts'],
    ],
    ['a test that has changed', ['engine/story.test.ts'], ['engine/story.test.ts']],
    [
      'each once for several files',
      ['engine/helper.ts', 'engine/page.ts'],
      ['engine/page.test.ts', 'engine/story.test.ts'],
    ],
    ['none where only whole processes are tested', ['src/alone.ts'], []],
    ['none for a file that nothing imports', ['knip.config.ts'], []],
  ])('gives %s', (_, changed, tests) => {
    expect(nearestTests(changed, importers)).toEqual(tests);
  });
});
