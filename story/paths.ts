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
  hidden: `${ROOT}/hidden`,
  reader: (uid: string) => `${ROOT}/reader/${uid}`,
  reports: `${ROOT}/report`,
  report: (docid: string, uid: string) => `${ROOT}/report/${docid}/${uid}`,
  /** What one device offers and another one redeems, so that both have one account. */
  handovers: `${ROOT}/handover`,
  handover: (uid: string) => `${ROOT}/handover/${uid}`,
  /** What somebody asks of the engine, which removes it when it is done. */
  requests: (kind: RequestKind) => `${ROOT}/request/${kind}`,
  request: (kind: RequestKind, uid: string) => `${ROOT}/request/${kind}/${uid}`,
  /** What the engine answered; that uid alone reads and removes it. */
  answers: `${ROOT}/answer`,
  answer: (uid: string) => `${ROOT}/answer/${uid}`,
  ranking: `${ROOT}/ranking`,
  timeline: `${ROOT}/timeline`,
  timelineEntry: (key: string) => `${ROOT}/timeline/${key}`,
} as const;

/** `redeem`: a code for an account; `erase`: the end of everything that is kept of somebody. */
export type RequestKind = 'redeem' | 'erase';

/** The Firestore collection of public story documents, and the engine's private one beside it. */
export const ADVENTURE_COLLECTION = 'adventure27';
export const ENGINE_COLLECTION = 'engine27';
/** Private as well: documents of `adventure27` as they are without anything hidden, where something is. */
export const HIDDEN_COLLECTION = 'hidden27';
/** Private as well: what models were used for, a document for each day. */
export const USAGE_COLLECTION = 'usage27';

/** The participant whose story guests see first. */
export const SHOWCASE_UID = '10353';
