/** The keys from the root to a place; empty for the root itself. */
export type Path = readonly string[];

export const parsePath = (text: string): Path => text.split('/').filter((key) => key !== '');

export const pathText = (path: Path): string => `/${path.join('/')}`;

export const isPrefix = (prefix: Path, path: Path): boolean =>
  prefix.length <= path.length && prefix.every((key, index) => key === path[index]);
