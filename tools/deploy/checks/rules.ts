import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { loadRuleset } from '../../../local-firebase/database/rules/ruleset';
import { Ruleset } from '../../../local-firebase/firestore/rules/ruleset';

/** Firebase's maximum size of a rules file, in bytes. */
const LARGEST_RULES = 256 * 1024;

/** Parses both rules files as their servers do. */
export function rulesFaults(folder: string): string[] {
  const faultsOf = (name: string, load: (text: string) => unknown): string[] => {
    const text = readFileSync(join(folder, name), 'utf8');
    if (Buffer.byteLength(text) > LARGEST_RULES) return [`${name} is larger than 256 KiB.`];
    try {
      load(text);
      return [];
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  };
  return [
    ...faultsOf('database.rules.json', loadRuleset),
    ...faultsOf('firestore.rules', (text) => Ruleset.parse(text)),
  ];
}

const field = v.union([
  v.strictObject({ fieldPath: v.string(), order: v.picklist(['ASCENDING', 'DESCENDING']) }),
  v.strictObject({ fieldPath: v.string(), arrayConfig: v.literal('CONTAINS') }),
]);
const scope = v.picklist(['COLLECTION', 'COLLECTION_GROUP']);
/** https://firebase.google.com/docs/reference/firestore/indexes */
const indexesSchema = v.strictObject({
  indexes: v.array(
    v.strictObject({
      collectionGroup: v.string(),
      queryScope: scope,
      fields: v.pipe(v.array(field), v.minLength(2), v.maxLength(100)),
    }),
  ),
  fieldOverrides: v.array(
    v.strictObject({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      indexes: v.array(v.looseObject({ queryScope: v.optional(scope) })),
    }),
  ),
});

export function indexFaults(folder: string): string[] {
  const text = readFileSync(join(folder, 'firestore.indexes.json'), 'utf8');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), indexesSchema), text);
  if (!parsed.success) {
    return parsed.issues.map(
      (issue) => `firestore.indexes.json: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
    );
  }
  const names = parsed.output.indexes.map((index) => JSON.stringify(index));
  return names
    .filter((name, place) => names.indexOf(name) !== place)
    .map((name) => `firestore.indexes.json names an index twice: ${name}`);
}
