import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readNotice } from '../licences/package-notice';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      link: v.optional(v.boolean()),
    }),
  ),
});

/**
 * Every package of a lock file without a licence, both in the file and in its folder.
 * @param root The folder of node_modules.
 */
export function packagesWithoutLicence(lockFile: string, root: string): string[] {
  const { packages } = v.parse(lockSchema, JSON.parse(lockFile));
  return Object.entries(packages)
    .filter(([place, { link }]) => place !== '' && link !== true)
    .filter(([place, { license = '' }]) => {
      if (license !== '' && license !== 'UNLICENSED') return false;
      const folder = join(root, place);
      return !existsSync(folder) || readNotice(folder).licence === null;
    })
    .map(([place, { version = '' }]) => `${place.replace(/^.*node_modules\//, '')} ${version}`);
}

const manifestSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** Every dependency in package.json without an exact version. */
export function loosePins(manifest: string): string[] {
  const { dependencies, devDependencies } = v.parse(manifestSchema, JSON.parse(manifest));
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^(npm:[@/\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`);
}
