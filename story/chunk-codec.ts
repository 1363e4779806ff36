import { deflate } from 'pako';
import * as v from 'valibot';
import { chapterSchema, type Chapter } from './chapter';
import type { ChunkErrorCode } from './chunk-errors';
import { DATA_VERSION, isTooNew } from './data-version';
import { inflateChunk } from './inflate-chunk';
import { STORY_LIMITS } from './story-limits';

// Available in every browser and in Node; this room uses the types of neither.
declare function atob(base64: string): string;

export type DecodedChunk =
  | { readonly ok: true; readonly chapter: Chapter }
  | { readonly ok: false; readonly code: ChunkErrorCode };

/** `pako.deflate(JSON)`, including the data version: zlib format, for storage as Firestore Bytes. */
export function encodeChunk(chapter: Chapter): Uint8Array {
  return deflate(JSON.stringify({ version: DATA_VERSION, ...chapter }));
}

/**
 * Decodes a stored chunk: Firestore Bytes, a byte array, a base64 string or an array of numbers, in zlib or gzip
 * format. Never throws; a broken chunk affects only its own chapter.
 */
export function decodeChunk(chunk: unknown): DecodedChunk {
  const unpacked = unpackChunk(chunk);
  if (!unpacked.ok) return unpacked;
  if (hasTooMany(unpacked.json)) return { ok: false, code: 'chunk-too-large' };
  const chapter = v.safeParse(chapterSchema, unpacked.json);
  return chapter.success
    ? { ok: true, chapter: chapter.output }
    : { ok: false, code: 'chunk-not-a-chapter' };
}

/** Repairs each invalid entry, which takes longer than parsing. */
const manySchema = v.union([
  v.object({ turn: v.pipe(v.array(v.unknown()), v.minLength(STORY_LIMITS.turns + 1)) }),
  v.object({ items: v.pipe(v.array(v.unknown()), v.minLength(STORY_LIMITS.items + 1)) }),
]);
const hasTooMany = (json: unknown): boolean => v.is(manySchema, json);

type UnpackedChunk =
  | {
      readonly ok: true;
      readonly json: unknown;
      /** Inflated size in bytes. */
      readonly bytes: number;
    }
  | { readonly ok: false; readonly code: ChunkErrorCode };

/**
 * Parses a stored chunk, whether or not it is a chapter. Never throws.
 * @param limit Maximum inflated size, in bytes.
 */
export function unpackChunk(chunk: unknown, limit?: number): UnpackedChunk {
  const packed = toBytes(chunk);
  if (packed === null) return { ok: false, code: 'chunk-not-bytes' };
  const inflated = inflateChunk(packed, limit);
  if (!inflated.ok) return inflated;
  const { text, bytes } = inflated;
  try {
    const json: unknown = JSON.parse(text);
    return holdsNewerVersion(json)
      ? { ok: false, code: 'chunk-too-new' }
      : { ok: true, json, bytes };
  } catch {
    return { ok: false, code: 'chunk-not-inflatable' };
  }
}

/** Chapters of version 1 have none. */
function holdsNewerVersion(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'version' in json && isTooNew(json.version);
}

function toBytes(chunk: unknown): Uint8Array | null {
  if (typeof chunk === 'string') return fromBase64(chunk);
  if (Array.isArray(chunk)) return fromNumbers(chunk);
  if (typeof chunk !== 'object' || chunk === null) return null;
  // Duck typing: `instanceof` fails across realms (a worker's array, a test's window).
  if (holdsBytes(chunk)) return toBytes(chunk.toUint8Array());
  if (ArrayBuffer.isView(chunk)) {
    return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  return null;
}

/** Firestore's Bytes class. */
function holdsBytes(chunk: object): chunk is { toUint8Array(): unknown } {
  return 'toUint8Array' in chunk && typeof chunk.toUint8Array === 'function';
}

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function fromNumbers(values: readonly unknown[]): Uint8Array | null {
  const isByte = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255;
  return values.every(isByte) ? Uint8Array.from(values) : null;
}
