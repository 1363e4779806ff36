/** Paths of the Realtime Database, all below `/ai/27`. */
const ROOT = 'ai/27';

export const paths = {
  entries: `${ROOT}/entry`,
  entry: (uid: string) => `${ROOT}/entry/${uid}`,
  favorites: `${ROOT}/favorite`,
  favoritesOf: (uid: string) => `${ROOT}/favorite/${uid}`,
  favorite: (uid: string, favoriteKey: string) => `${ROOT}/favorite/${uid}/${favoriteKey}`,
  favoriteCounts: `${ROOT}/favoriteCount`,
  favoriteCountsOf: (docid: string) => `${ROOT}/favoriteCount/${docid}`,
  members: `${ROOT}/member`,
  member: (uid: string) => `${ROOT}/member/${uid}`,
  hiddenOf: (docid: string) => `${ROOT}/hidden/${docid}`,
  reader: (uid: string) => `${ROOT}/reader/${uid}`,
  ranking: `${ROOT}/ranking`,
  timeline: `${ROOT}/timeline`,
  timelineEntry: (key: string) => `${ROOT}/timeline/${key}`,
} as const;

/** The Firestore collection of public story documents, and the engine's private one beside it. */
export const ADVENTURE_COLLECTION = 'adventure27';
export const ENGINE_COLLECTION = 'engine27';
/** Private as well: what models were used for, a document for each day. */
export const USAGE_COLLECTION = 'usage27';

/** The participant whose story guests see first. */
export const SHOWCASE_UID = '10353';
