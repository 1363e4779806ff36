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
  /** A handover code's record, written by one device and redeemed by another one for the same account. */
  handovers: `${ROOT}/handover`,
  handover: (uid: string) => `${ROOT}/handover/${uid}`,
  /** A request to the engine, which removes it when it is done. */
  requests: (kind: RequestKind) => `${ROOT}/request/${kind}`,
  request: (kind: RequestKind, uid: string) => `${ROOT}/request/${kind}/${uid}`,
  /** The engine's response; only this uid can read and remove it. */
  answers: `${ROOT}/answer`,
  answer: (uid: string) => `${ROOT}/answer/${uid}`,
  ranking: `${ROOT}/ranking`,
  timeline: `${ROOT}/timeline`,
  timelineEntry: (key: string) => `${ROOT}/timeline/${key}`,
} as const;

/** `redeem`: redeem a handover code; `erase`: delete all data of the account. */
export type RequestKind = 'redeem' | 'erase';

/** The public Firestore collection of story documents, and the engine's private one. */
export const ADVENTURE_COLLECTION = 'adventure27';
export const ENGINE_COLLECTION = 'engine27';
/** Private: the complete versions of `adventure27` documents in which something is hidden. */
export const HIDDEN_COLLECTION = 'hidden27';
/** Private: the number of the newest story, from which the next one is numbered. */
export const SERIAL_COLLECTION = 'serial27';
/** Private: usage of language models, one document per day. */
export const USAGE_COLLECTION = 'usage27';

/** The participant whose story guests see first (the showcase). */
export const SHOWCASE_UID = '10353';
