import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * The files of the first view, in the order in which the page executes them, each as a task of its own, and the module below
 * the root of the repository whose static imports each holds, unless an earlier one has them.
 */
const CHUNKS = [
  ['first', 'src/main.tsx'],
  ['theme', 'src/app/theme/theme.ts'],
  ['screen', 'src/app/App.tsx'],
] as const;

/** Exported by a package's index beside what the screen uses: it would bring all text fields along. */
const UNUSED = /\/enhanceHighContrast\.mjs$/u;

/** A module and all that it imports statically. */
function importedFrom(entry: string, graph: ModuleGraph): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    for (const each of imported) if (!UNUSED.test(each)) found.add(each);
  }
  return found;
}

interface ChunkGroup {
  /** The name of the module's chunk; null when it belongs to none of this group. */
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  /** The group of the highest priority takes a module, with all that it imports. */
  readonly priority: number;
}

/**
 * The bundler's groups for the modules of the first view. Otherwise it makes a chunk of its own for each set of modules that
 * some lazy chunks share, and each costs the first view a request and a compression dictionary.
 */
export const firstViewChunks = (root: string): ChunkGroup[] =>
  CHUNKS.map(([name, entry], index) => {
    const known = new WeakMap<ModuleGraph, Set<string>>();
    return {
      name: (id, graph) => {
        const modules = known.get(graph) ?? importedFrom(join(root, entry), graph);
        known.set(graph, modules);
        return modules.has(id) ? name : null;
      },
      priority: CHUNKS.length - index,
    };
  });
