import { PictureError } from './picture-error';
import { pictureKey, type RenderPicture } from './picture-order';

interface CacheLimits {
  /** Of all pictures that are kept. */
  readonly bytes: number;
  /** Pictures that are drawn or wait for that; more are refused. */
  readonly underway: number;
}

/** Some 300 pictures; the last one of the queue is drawn within three seconds. */
const LIMITS: CacheLimits = { bytes: 32 * 1024 * 1024, underway: 32 };

/**
 * Keeps the pictures that were asked for last, and draws one once however many ask for it at the same time. Rejects with a
 * PictureError `pictures-busy` where too many others wait.
 */
export function cachedPictures(render: RenderPicture, limits = LIMITS): RenderPicture {
  /** The one that was asked for last stands last. */
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
