import { invalidArgument } from '../status/rpc-error';
import { numericId } from '../values/numeric-id';

const ROOT = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/s;
const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6 * 1024;

/** A parsed resource name: `projects/P/databases/D/documents` + segments. */
export interface ResourceName {
  readonly database: string;
  readonly segments: readonly string[];
}

function checkSegment(segment: string, name: string): void {
  const isReserved = /^__.*__$/.test(segment) && numericId(segment) === undefined;
  if (segment === '' || segment === '.' || segment === '..' || isReserved) {
    throw invalidArgument(`Resource id "${segment}" is invalid in "${name}".`);
  }
  if (Buffer.byteLength(segment) > MAX_ID_BYTES) {
    throw invalidArgument(`A resource id in "${name.slice(0, 80)}…" is longer than 1,500 bytes.`);
  }
}

function parseResourceName(name: string): ResourceName {
  const match = ROOT.exec(name);
  if (!match?.[1]) {
    throw invalidArgument(
      `"${name}" is not of the form projects/{project}/databases/{database}/documents/….`,
    );
  }
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalidArgument('A document name may have 6 KiB at most.');
  }
  const segments = match[2]?.split('/') ?? [];
  for (const segment of segments) checkSegment(segment, name);
  return { database: match[1], segments };
}

/** Throws INVALID_ARGUMENT unless `name` is a document name. */
export function parseDocumentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.segments.length === 0 || parsed.segments.length % 2 !== 0) {
    throw invalidArgument(`"${name}" does not name a document.`);
  }
  return parsed;
}

/** Parses the parent of collections: a document or the root. Throws INVALID_ARGUMENT. */
export function parseParentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.segments.length % 2 !== 0) {
    throw invalidArgument(`"${name}" can't be the parent of a collection.`);
  }
  return parsed;
}

/** The document's path, relative to `documents`. */
export function pathOf(documentName: string): string {
  return documentName.slice(documentName.indexOf('/documents/') + '/documents/'.length);
}

export function collectionOf(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf('/'));
}

/** The last segment: the id of a document or a collection. */
export function idOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

export function projectOf(name: string): string {
  return name.split('/')[1] ?? '';
}
