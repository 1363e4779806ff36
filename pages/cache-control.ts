/**
 * `cache-control` values. Browsers revalidate each time; the edge cache keeps a response for at most two minutes, because
 * the operator may hide content and can't purge the cache: one minute fresh, and one more while it revalidates.
 */
export const CACHE_CONTROL = {
  settled: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
  live: 'public, max-age=0, s-maxage=5, stale-while-revalidate=10',
  list: 'public, max-age=60, s-maxage=60',
  /** A drawing without a word of a story. */
  drawn: 'public, max-age=604800, s-maxage=604800',
  missing: 'public, max-age=0, s-maxage=5',
  failed: 'no-store',
} as const;
