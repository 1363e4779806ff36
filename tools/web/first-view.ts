const SCRIPT = /"(?<path>\/[^"]+\.js)"/gu;

/** The scripts that a built page loads after its text is painted: their paths on the site. */
export const firstViewScripts = (page: string): string[] =>
  [...page.matchAll(SCRIPT)].map(({ groups }) => groups?.['path'] ?? '');
