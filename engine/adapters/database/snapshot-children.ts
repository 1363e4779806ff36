import type { DataSnapshot } from 'firebase-admin/database';

/** A snapshot's children in the order of its query. */
export function childrenOf(snapshot: DataSnapshot): DataSnapshot[] {
  const found: DataSnapshot[] = [];
  snapshot.forEach((child) => {
    found.push(child);
  });
  return found;
}
