/** Which files import a file directly. All paths are relative to the repository's folder. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** The unit tests that reach a changed file by the fewest imports: its own, or else those of what is built on it. */
export function nearestTests(changed: readonly string[], importers: Importers): string[] {
  return [...new Set(changed.flatMap((file) => nearestTo(file, importers)))];
}

function nearestTo(file: string, importers: Importers): string[] {
  const seen = new Set<string>();
  let reached = [file];
  while (reached.length > 0) {
    const tests = reached.filter(isUnitTest);
    if (tests.length > 0) return tests;
    for (const one of reached) seen.add(one);
    const next = new Set(reached.flatMap((one) => importers.get(one) ?? []));
    reached = [...next].filter((one) => !seen.has(one));
  }
  return [];
}

function isUnitTest(path: string): boolean {
  return /\.test\.tsx?$/u.test(path) && !/^tests\/(?!architecture\/)/u.test(path);
}
