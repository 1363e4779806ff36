import { PictureError } from './picture-error';
import { pictureKey, type RenderPicture } from './picture-order';

interface CacheLimits {
  /** The size of the cache. */
  readonly bytes: number;
  /** The maximum number of pictures being drawn or queued; further requests are refused. */
  readonly underway: number;
}

/** About 300 pictures; a full queue is drawn within three seconds. */
const LIMITS: CacheLimits = { bytes: 32 * 1024 * 1024, underway: 32 };

/**
 * An LRU cache of pictures; concurrent requests for one picture share its drawing. Rejects with a
 * PictureError `pictures-busy` when the queue is full.
 */
export function cachedPictures(render: RenderPicture, limits = LIMITS): RenderPicture {
  /** The most recently requested picture is the last one. */
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;
  const underway = new Map<string, Promise<Uint8Array>>();

  function keep(key: string, png: Uint8Array): void {
    bytes += png.length;
    kept.set(key, png);
    for (const [oldest, { length }] of kept) {
      if (bytes <= limits.bytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function made(key: string, order: Parameters<RenderPicture>[0]): Promise<Uint8Array> {
    try {
      const png = await render(order);
      keep(key, png);
      return png;
    } finally {
      underway.delete(key);
    }
  }

  return (order) => {
    const key = pictureKey(order);
    const png = kept.get(key);
    if (png !== undefined) {
      kept.delete(key);
      kept.set(key, png);
      return Promise.resolve(png);
    }
    const same = underway.get(key);
    if (same !== undefined) return same;
    if (underway.size >= limits.underway) {
      const message = `${underway.size} pictures are waited for.`;
      return Promise.reject(new PictureError('pictures-busy', message));
    }
    const making = made(key, order);
    underway.set(key, making);
    return making;
  };
}
