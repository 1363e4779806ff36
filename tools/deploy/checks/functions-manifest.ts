import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../../support/root';
import { runCommand } from '../../support/run-command';
import { ToolError } from '../../support/tool-error';

const manifestSchema = v.object({
  endpoints: v.record(v.string(), v.looseObject({})),
  params: v.optional(v.array(v.object({ name: v.string(), type: v.string() })), []),
});

/** The functions' manifest, as firebase-tools reads it. */
export interface FunctionsManifest {
  readonly names: readonly string[];
  readonly secrets: readonly string[];
}

/**
 * Loads the bundled functions as firebase-tools does, in plain Node.
 * @throws Error with Node's output when they can't be loaded.
 */
export async function readManifest(folder: string, project: string): Promise<FunctionsManifest> {
  const path = join(folder, 'manifest.json');
  const main = join(ROOT, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const { code, output } = await runCommand(process.execPath, [main], {
    cwd: join(folder, 'functions'),
    env: {
      ...process.env,
      FUNCTIONS_MANIFEST_OUTPUT_PATH: path,
      GCLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
    },
  });
  if (code !== 0)
    throw new ToolError(
      'functions-not-loadable',
      `The bundled functions cannot be loaded.\n${output}`,
    );
  const { endpoints, params } = v.parse(manifestSchema, JSON.parse(readFileSync(path, 'utf8')));
  return {
    names: Object.keys(endpoints).sort(),
    secrets: params.filter(({ type }) => type === 'secret').map(({ name }) => name),
  };
}

const rewritesSchema = v.object({
  hosting: v.object({
    rewrites: v.array(v.object({ function: v.optional(v.object({ functionId: v.string() })) })),
  }),
});

/** Every function that a rewrite names must exist. */
export function rewriteFaults(folder: string, { names }: FunctionsManifest): string[] {
  const { hosting } = v.parse(
    rewritesSchema,
    JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')),
  );
  const named = new Set(hosting.rewrites.flatMap((rewrite) => rewrite.function?.functionId ?? []));
  return [...named]
    .filter((name) => !names.includes(name))
    .map((name) => `firebase.json leads to the function ${name}, which does not exist.`);
}
