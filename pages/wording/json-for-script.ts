/** JSON for a script element: a "<" could close it. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
