import type { DataSnapshot, Reference } from 'firebase-admin/database';

/** Watches a node from now on. */
export interface WatchedChildren {
  /** When there was one more of the counted children, in ms since 1970; null when there was none in time. Once only. */
  next(limitMs: number): Promise<number | null>;
}

/** @param isCounted Which children count. */
export async function watchChildren(
  node: Reference,
  isCounted: (child: DataSnapshot) => boolean,
): Promise<WatchedChildren> {
  let first: number | null = null;
  let onMore: (time: number | null) => void = () => undefined;
  const more = new Promise<number | null>((resolve) => {
    onMore = resolve;
  });
  await new Promise<void>((resolve) => {
    node.on('value', (children) => {
      let count = 0;
      children.forEach((child) => {
        if (isCounted(child)) count += 1;
      });
      first ??= count;
      if (count > first) onMore(Date.now());
      resolve();
    });
  });
  return {
    async next(limitMs) {
      const timer = setTimeout(() => onMore(null), limitMs);
      const time = await more;
      clearTimeout(timer);
      node.off('value');
      return time;
    },
  };
}
