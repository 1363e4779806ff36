import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Files below the root of the repository: the page's entry, and the screen, which is executed as a task of its own. */
const ENTRY = 'src/main.tsx';
const SCREEN = 'src/app/App.tsx';

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

/**
 * Names the chunk of a module of the first view: `first` for what the page's entry imports, `screen` for what the screen
 * imports beyond that; null for modules that are loaded later. Otherwise the bundler makes a chunk of its own for each set
 * of modules that some lazy chunks share, and each costs the first view a request and a compression dictionary.
 */
export function firstViewChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  const known = new WeakMap<ModuleGraph, { first: Set<string>; screen: Set<string> }>();
  return (id, graph) => {
    const sets = known.get(graph) ?? {
      first: importedFrom(join(root, ENTRY), graph),
      screen: importedFrom(join(root, SCREEN), graph),
    };
    known.set(graph, sets);
    if (sets.first.has(id)) return 'first';
    return sets.screen.has(id) ? 'screen' : null;
  };
}
