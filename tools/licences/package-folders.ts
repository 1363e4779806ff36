const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@][^\\/]*)[\\/]/;

/** The folders of the packages that modules are from, each once, in order. */
export function packageFolders(modulePaths: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const path of modulePaths) {
    // Bundlers prefix virtual modules with a mark, and append a query to some.
    const folder = PACKAGE.exec(path.replace(/^\0+/, ''))?.[1];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
}
