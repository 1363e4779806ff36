/** The keys from the root to a node; empty for the root itself. */
export type Path = readonly string[];

export function parsePath(text: string): Path {
  return text.split('/').filter((key) => key !== '');
}

export function pathText(path: Path): string {
  return `/${path.join('/')}`;
}

export function isPrefix(prefix: Path, path: Path): boolean {
  return prefix.length <= path.length && prefix.every((key, index) => key === path[index]);
}
