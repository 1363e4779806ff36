import { BASE_PATH } from '../../story/turn-url';

/** The one path of what a path names: home has a slash at its end, everything else none. */
export function canonicalPath(path: string): string {
  const bare = path.replace(/\/$/u, '');
  if (bare === '') return '/';
  return bare === BASE_PATH || bare === `${BASE_PATH}/index.html` ? `${BASE_PATH}/` : bare;
}

/** Below the base path a query may say where a reader comes from; everything else has none, and is kept once at the edge. */
export const canonicalSearch = (path: string, search: string): string =>
  path.startsWith(`${BASE_PATH}/`) ? search : '';
