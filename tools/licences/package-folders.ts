const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@][^\\/]*)[\\/]/;

/** The folders of the packages that modules are from, each once, in their order. */
export function packageFolders(modulePaths: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const path of modulePaths) {
    // Bundlers put a mark before modules that they make, and a query behind some.
    const folder = PACKAGE.exec(path.replace(/^\0+/, ''))?.[1];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
}
