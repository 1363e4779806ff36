const SCRIPT = /"(?<path>\/[^"]+\.js)"/gu;

/** The scripts that a built page asks for once its words are there: their paths on the site. */
export const firstViewScripts = (page: string): string[] =>
  [...page.matchAll(SCRIPT)].map(({ groups }) => groups?.['path'] ?? '');
