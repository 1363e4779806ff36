import { Inflate } from 'pako';
import { STORY_LIMITS } from './story-limits';

// Available in every browser and in Node; this room uses the types of neither.
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

type Inflated =
  | { readonly ok: true; readonly text: string; readonly bytes: number }
  | { readonly ok: false; readonly code: 'chunk-not-inflatable' | 'chunk-too-large' };

/** Aborts inflation; pako has no hook between two pieces. */
class TooLarge extends Error {}

/** Inflates in pieces, and stops at the limit. */
class BoundedInflate extends Inflate {
  private left: number;

  constructor(limit: number) {
    super();
    this.left = limit;
  }

  override onData(chunk: Uint8Array<ArrayBuffer>): void {
    this.left -= chunk.length;
    if (this.left < 0) throw new TooLarge();
    super.onData(chunk);
  }
}

/** Inflates zlib or gzip to text, up to `limit` bytes of UTF-8. Never throws. */
export function inflateChunk(bytes: Uint8Array, limit: number = STORY_LIMITS.chunkBytes): Inflated {
  try {
    const inflate = new BoundedInflate(limit);
    if (!inflate.push(bytes, true)) return { ok: false, code: 'chunk-not-inflatable' };
    const { result } = inflate;
    return { ok: true, text: new TextDecoder().decode(result), bytes: result.length };
  } catch (error) {
    return {
      ok: false,
      code: error instanceof TooLarge ? 'chunk-too-large' : 'chunk-not-inflatable',
    };
  }
}
