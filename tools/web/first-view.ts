const SCRIPT = /"(?<path>\/[^"]+\.js)"/gu;

/** The scripts that a built page loads after its text is painted: their paths on the site, each once. */
export const firstViewScripts = (page: string): string[] => [
  ...new Set([...page.matchAll(SCRIPT)].map(({ groups }) => groups?.['path'] ?? '')),
];
