/**
 * How long an answer may be kept. Browsers ask again each time; the edge keeps nothing for longer than two minutes, because
 * the operator may hide it and an edge cannot be told: a minute as it is, and one more while it asks again.
 */
export const CACHE_CONTROL = {
  settled: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
  live: 'public, max-age=0, s-maxage=5, stale-while-revalidate=10',
  list: 'public, max-age=60, s-maxage=60',
  missing: 'public, max-age=0, s-maxage=5',
  failed: 'no-store',
} as const;
