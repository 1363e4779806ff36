import { BASE_PATH } from '../../story/turn-url';

/** The canonical form of a path: home ends with a slash, no other path does. */
export function canonicalPath(path: string): string {
  const bare = path.replace(/\/$/u, '');
  if (bare === '') return '/';
  return bare === BASE_PATH || bare === `${BASE_PATH}/index.html` ? `${BASE_PATH}/` : bare;
}

/** Below the base path a query may be a campaign parameter; elsewhere it is removed, so that the edge caches one copy. */
export const canonicalSearch = (path: string, search: string): string =>
  path.startsWith(`${BASE_PATH}/`) ? search : '';
