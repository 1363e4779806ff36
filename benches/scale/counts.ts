/** The traffic of a connection. */
export interface Counts {
  /** Firestore documents in responses, including missing ones: each is a billed read. */
  reads: number;
  /** Firestore documents that were written or deleted. */
  writes: number;
  /** Bytes from the Realtime Database, including protocol overhead: they are billed. */
  down: number;
  /** Bytes to the Realtime Database. */
  up: number;
  /** Bytes from Firestore. */
  documents: number;
  /** Connections to the Realtime Database. */
  connections: number;
}

export const NOTHING: Readonly<Counts> = {
  reads: 0,
  writes: 0,
  down: 0,
  up: 0,
  documents: 0,
  connections: 0,
};

export const COUNTED = ['reads', 'writes', 'documents', 'down', 'up', 'connections'] as const;

export function difference(after: Counts, before: Counts): Counts {
  const result = { ...NOTHING };
  for (const name of COUNTED) result[name] = after[name] - before[name];
  return result;
}
