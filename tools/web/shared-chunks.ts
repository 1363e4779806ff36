/**
 * The bundler's group for what some lazily loaded parts share: files that are smaller than this many bytes are merged with
 * their nearest. Each costs a request, a task, and a copy that the service worker keeps.
 */
export const SHARED_CHUNKS = {
  name: 'shared',
  priority: 0,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 30_000,
} as const;
