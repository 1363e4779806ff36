/** Stories that this device stores to be read without a network. Where it may store nothing, nothing fails. */
export interface OfflineStore {
  /** Whose stories are stored. */
  docids(): Promise<readonly string[]>;
  /** What was stored of a participant's story, or ''. */
  read(docid: string): Promise<string>;
  keep(docid: string, json: string): Promise<void>;
  remove(docid: string): Promise<void>;
}

const NAME = 'tokinotabibito-stories';
/** The stories that were opened last; others are deleted. */
const STORIES = 30;

const PATH = '/kept-stories/';
const addressOf = (docid: string): string => PATH + encodeURIComponent(docid);
const docidOf = ({ url }: Request): string =>
  decodeURIComponent(new URL(url).pathname.slice(PATH.length));

/** An offline store in the browser's Cache Storage, which exists on https and on this machine alone. */
export function createOfflineStore(caches: CacheStorage | undefined): OfflineStore {
  const withCache = async <T>(work: (cache: Cache) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return caches === undefined ? otherwise : await work(await caches.open(NAME));
    } catch {
      // Full or forbidden: the network has everything.
      return otherwise;
    }
  };
  return {
    docids: () => withCache(async (cache) => (await cache.keys()).map(docidOf), []),
    read: (docid) =>
      withCache(async (cache) => (await (await cache.match(addressOf(docid)))?.text()) ?? '', ''),
    remove: (docid) =>
      withCache(async (cache) => void (await cache.delete(addressOf(docid))), undefined),
    keep: (docid, json) =>
      withCache(async (cache) => {
        // Deleted and put again: the cache lists its entries in the order in which they were put.
        await cache.delete(addressOf(docid));
        await cache.put(addressOf(docid), new Response(json));
        const all = await cache.keys();
        await Promise.all(
          all.slice(0, Math.max(0, all.length - STORIES)).map((one) => cache.delete(one)),
        );
      }, undefined),
  };
}
