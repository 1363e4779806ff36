import { deflate, inflate } from 'pako';
import * as v from 'valibot';
import { chapterSchema, type Chapter } from './chapter';

// Every browser and Node have it; this room takes its types from neither.
declare function atob(base64: string): string;

/** Why a chunk could not be read. */
export type ChunkErrorCode = 'chunk-not-bytes' | 'chunk-not-inflatable' | 'chunk-not-a-chapter';

export type DecodedChunk =
  | { readonly ok: true; readonly chapter: Chapter }
  | { readonly ok: false; readonly code: ChunkErrorCode };

/** `pako.deflate(JSON)`: zlib format, to be stored as Firestore Bytes. */
export function encodeChunk(chapter: Chapter): Uint8Array {
  return deflate(JSON.stringify(chapter));
}

/**
 * Reads a stored chunk: Firestore Bytes, a byte array, a base64 string or an array of numbers, in zlib or gzip
 * format. Never throws; a broken chunk costs its own chapter only.
 */
export function decodeChunk(chunk: unknown): DecodedChunk {
  const unpacked = unpackChunk(chunk);
  if (!unpacked.ok) return unpacked;
  const chapter = v.safeParse(chapterSchema, unpacked.json);
  return chapter.success
    ? { ok: true, chapter: chapter.output }
    : { ok: false, code: 'chunk-not-a-chapter' };
}

/** What a stored chunk holds, whether it is a chapter or not. Never throws. */
export function unpackChunk(
  chunk: unknown,
):
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly code: ChunkErrorCode } {
  const bytes = toBytes(chunk);
  if (bytes === null) return { ok: false, code: 'chunk-not-bytes' };
  try {
    return { ok: true, json: JSON.parse(inflate(bytes, { toText: true })) };
  } catch {
    return { ok: false, code: 'chunk-not-inflatable' };
  }
}

function toBytes(chunk: unknown): Uint8Array | null {
  if (typeof chunk === 'string') return fromBase64(chunk);
  if (Array.isArray(chunk)) return fromNumbers(chunk);
  if (typeof chunk !== 'object' || chunk === null) return null;
  // Recognised by shape: `instanceof` fails across realms (a worker's array, a test's window).
  if (holdsBytes(chunk)) return toBytes(chunk.toUint8Array());
  if (ArrayBuffer.isView(chunk)) {
    return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  return null;
}

/** Firestore's Bytes. */
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
