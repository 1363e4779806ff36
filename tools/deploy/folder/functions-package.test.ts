import { expect, it } from 'vitest';
import * as v from 'valibot';
import own from '../../../package.json';
import { RUNTIME_PACKAGES } from './build-functions';
import { functionsPackage } from './functions-package';

const schema = v.object({
  manifest: v.object({
    engines: v.object({ node: v.string() }),
    dependencies: v.record(v.string(), v.string()),
  }),
  lock: v.object({
    packages: v.record(
      v.string(),
      v.looseObject({ dependencies: v.optional(v.record(v.string(), v.string()), {}) }),
    ),
  }),
});

const { manifest, lock } = v.parse(schema, functionsPackage(RUNTIME_PACKAGES));

it('the functions run on Node 22 with exactly the versions that were tested here', () => {
  expect(manifest.engines.node).toBe('22');
  const tested: Readonly<Record<string, string>> = own.dependencies;
  for (const name of RUNTIME_PACKAGES)
    expect([name, manifest.dependencies[name]]).toEqual([name, tested[name]]);
});

it('the lock file holds everything that they need, and nothing of the rest', () => {
  const places = Object.keys(lock.packages);
  for (const [place, { dependencies }] of Object.entries(lock.packages)) {
    for (const name of Object.keys(dependencies)) {
      const found = places.some((one) => one.endsWith(`node_modules/${name}`));
      expect([place, name, found]).toEqual([place, name, true]);
    }
  }
  expect(places).toContain('node_modules/@google-cloud/firestore');
  for (const name of ['vite', 'firebase', '@mui/material', 'firebase-tools']) {
    expect(places).not.toContain(`node_modules/${name}`);
  }
});
