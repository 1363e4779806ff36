import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../../support/root';

const dependenciesSchema = v.optional(v.record(v.string(), v.string()), {});
const packageSchema = v.looseObject({
  version: v.optional(v.string()),
  dependencies: dependenciesSchema,
  optionalDependencies: dependenciesSchema,
  peerDependencies: dependenciesSchema,
});
const lockSchema = v.object({
  lockfileVersion: v.literal(3),
  packages: v.record(v.string(), packageSchema),
});
type Packages = v.InferOutput<typeof lockSchema>['packages'];

export interface FunctionsPackage {
  /** package.json */
  readonly manifest: object;
  /** package-lock.json: the tested versions, of indirect dependencies as well. */
  readonly lock: object;
  /** The folders of its packages and their dependencies, below the repository's folder; parts for other platforms are absent. */
  readonly places: readonly string[];
}

/**
 * The package of the deployed functions.
 * @param names Packages of the repository's own package-lock.json.
 */
export function functionsPackage(names: readonly string[]): FunctionsPackage {
  const { packages } = v.parse(
    lockSchema,
    JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')),
  );
  const manifest = {
    name: 'tokinotabibito-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    dependencies: Object.fromEntries(
      names.map((name) => [name, packages[`node_modules/${name}`]?.version ?? '']),
    ),
  };
  const places = [...reachable(packages, names)].sort();
  const { name, engines, dependencies } = manifest;
  return {
    manifest,
    places,
    lock: {
      name: manifest.name,
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name, engines, dependencies },
        ...Object.fromEntries(places.map((place) => [place, needed(packages[place])])),
      },
    },
  };
}

/** All places below node_modules that these packages need, resolved as Node does. */
function reachable(packages: Packages, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = names.map((name) => `node_modules/${name}`);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (found.has(place)) continue;
    found.add(place);
    const wants = packages[place];
    const from = place;
    for (const name of Object.keys({
      ...wants?.dependencies,
      ...wants?.optionalDependencies,
      ...wants?.peerDependencies,
    })) {
      const at = placeOf(packages, from, name);
      // An optional peer, or the native part of another platform.
      if (at !== null) waiting.push(at);
    }
  }
  return found;
}

function placeOf(packages: Packages, from: string, name: string): string | null {
  for (let above = from; ; above = above.slice(0, above.lastIndexOf('/node_modules/'))) {
    const place = `${above}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (!above.includes('/node_modules/')) break;
  }
  const top = `node_modules/${name}`;
  return packages[top] === undefined ? null : top;
}

const FOR_DEVELOPMENT: ReadonlySet<string> = new Set(['dev', 'devOptional', 'peer']);

/** Removes the `dev` flag. */
function needed(one: Packages[string] | undefined): object {
  return Object.fromEntries(
    Object.entries(one ?? {}).filter(
      ([name, value]) => !FOR_DEVELOPMENT.has(name) && !isEmpty(value),
    ),
  );
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
