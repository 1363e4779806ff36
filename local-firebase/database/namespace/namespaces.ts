import type { RecordStore } from '../../storage/record-store';
import { loadRuleset, openRules } from '../rules/ruleset';
import type { DataNode } from '../tree/node';
import { createNamespace, type Namespace } from './namespace';
import { readRecords, recordPrefix } from './records';

export interface Namespaces {
  /** Returns the namespace, which is created on first use. */
  get(name: string): Namespace;
}

export interface NamespacesOptions {
  readonly store: RecordStore;
  /** The initial rules of every namespace; without them all access is allowed. */
  readonly rules: string | undefined;
  readonly now: () => number;
}

/** @throws {RulesError} */
export async function loadNamespaces(options: NamespacesOptions): Promise<Namespaces> {
  const { store, now } = options;
  const ruleset = loadRuleset(options.rules ?? openRules);
  const namespaces = new Map<string, Namespace>();
  const create = (name: string, root: DataNode | null) => {
    const namespace = createNamespace({ name, root, ruleset, store, now });
    namespaces.set(name, namespace);
    return namespace;
  };
  for (const [name, root] of await readRecords(store.entries(recordPrefix))) create(name, root);
  return { get: (name) => namespaces.get(name) ?? create(name, null) };
}
