import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const urlSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ url: v.string() }),
    v.transform(({ url }) => url),
  ),
]);

const typeSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ type: v.string() }),
    v.transform(({ type }) => type),
  ),
]);

const manifestSchema = v.object({
  name: v.optional(v.string(), ''),
  version: v.optional(v.string(), ''),
  license: v.optional(typeSchema),
  // As old packages have it.
  licenses: v.optional(v.array(typeSchema)),
  repository: v.optional(urlSchema),
  homepage: v.optional(v.string()),
});

/** What a package says about itself and its terms. */
export interface PackageNotice {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression, or the name of the file that states the terms; null where nothing states any. */
  readonly licence: string | null;
  /** Where its source is; null where it does not say. */
  readonly source: string | null;
  /** Its files of licence and notices, as they are. */
  readonly texts: readonly string[];
}

const TERMS = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;

/** Terms that are none. */
const NONE = new Set(['', 'UNLICENSED']);

/** @param folder A package's own, with its package.json. */
export function readNotice(folder: string): PackageNotice {
  const { name, version, license, licenses, repository, homepage } = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TERMS.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  const stated = license ?? licenses?.join(' OR ') ?? '';
  return {
    name,
    version,
    licence: NONE.has(stated) ? (files[0] ?? null) : stated,
    source: repository ?? homepage ?? null,
    texts: files.map((file) => readFileSync(join(folder, file), 'utf8').trim()),
  };
}
