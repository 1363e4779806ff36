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
  // The form of old packages.
  licenses: v.optional(v.array(typeSchema)),
  repository: v.optional(urlSchema),
  homepage: v.optional(v.string()),
});

/** A package's metadata and licence. */
export interface PackageNotice {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression, or the name of the licence file; null without either. */
  readonly licence: string | null;
  /** The address of its source; null when it is not given. */
  readonly source: string | null;
  /** Its licence and notice files, unchanged. */
  readonly texts: readonly string[];
}

const TERMS = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;

/** Values that name no licence. */
const NONE = new Set(['', 'UNLICENSED']);

/** @param folder A package's own folder, with its package.json. */
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
