/**
 * How long an answer may be kept. Browsers ask again each time; the edge keeps what is settled for a day, because the
 * operator may hide it, home for a minute, and what is being written for seconds.
 */
export const CACHE_CONTROL = {
  settled: 'public, max-age=0, s-maxage=86400, stale-while-revalidate=60',
  live: 'public, max-age=0, s-maxage=5, stale-while-revalidate=10',
  home: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
  list: 'public, max-age=60, s-maxage=300',
  missing: 'public, max-age=0, s-maxage=5',
  failed: 'no-store',
} as const;
