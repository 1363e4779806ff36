import { readFileSync } from 'node:fs';

const SENTENCES = JSON.parse(
  readFileSync(new URL('./error-sentences.json', import.meta.url), 'utf8'),
);

/** A `ToolError` for plain JavaScript, which runs before packages are installed. */
export const earlyError = (code, reason) =>
  Object.assign(new Error(`${reason} (${code})\n${SENTENCES[code]}`), { name: 'ToolError', code });
