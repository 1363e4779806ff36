import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../support/root';
import { configurationFaults } from './configuration';
import { rewriteFaults } from './functions-manifest';
import { indexFaults, rulesFaults } from './rules';

const FILES = ['firebase.json', 'database.rules.json', 'firestore.rules', 'firestore.indexes.json'];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const name of FILES) copyFileSync(join(ROOT, name), join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(name: string, from: string, to: string): void {
  const text = readFileSync(join(folder, name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    join(folder, name),
    text.replace(from, () => to),
  );
}

describe('the repository’s own files', () => {
  it('pass', async () => {
    expect(rulesFaults(folder)).toEqual([]);
    expect(indexFaults(folder)).toEqual([]);
    expect(await configurationFaults(folder)).toEqual([]);
    expect(rewriteFaults(folder, { names: ['health', 'pages'], secrets: [] })).toEqual([]);
  });
});

describe('a fault is named', () => {
  it('in the rules of the Realtime Database', () => {
    change('database.rules.json', '"auth != null', '"auth !== undefined');
    expect(rulesFaults(folder)).toEqual([expect.stringMatching(/^database\.rules\.json: .*line/u)]);
  });

  it('in the rules of Firestore', () => {
    change('firestore.rules', 'if true', 'if yes');
    expect(rulesFaults(folder)).toEqual([expect.stringMatching(/^firestore\.rules: /u)]);
  });

  it('in the indexes', () => {
    change('firestore.indexes.json', '"ASCENDING"', '"UPWARDS"');
    expect(indexFaults(folder)).not.toEqual([]);
  });

  it('in firebase.json', async () => {
    change('firebase.json', '"codebase"', '"codebse"');
    expect(await configurationFaults(folder)).not.toEqual([]);
  });

  it('in an address that leads to no function', () => {
    expect(rewriteFaults(folder, { names: ['pages'], secrets: [] })).toEqual([
      expect.stringContaining('health'),
    ]);
  });
});
