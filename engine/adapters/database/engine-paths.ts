/** Paths of the engine's private data in the Realtime Database; no rule grants clients access. */
const ROOT = 'ai/27/engine';

export const enginePaths = {
  outdatedScores: `${ROOT}/outdatedScore`,
  outdatedScore: (docid: string) => `${ROOT}/outdatedScore/${docid}`,
  /** `{favoriteKey}: true`, every section that exists; the rules of `favorite` look there. */
  sections: `${ROOT}/section`,
  section: (favoriteKey: string) => `${ROOT}/section/${favoriteKey}`,
  /** `{uid}` or `'all'` */
  sectionPlace: `${ROOT}/sectionPlace`,
  allLikes: `${ROOT}/like`,
  /** `{favoriteKey}/{shard}: {n, who: {uid: 1}}` */
  likes: (docid: string) => `${ROOT}/like/${docid}`,
  /** `{sum, shard: {shard}: {n, who: {uid: points}}}` */
  likePoints: (docid: string) => `${ROOT}/likePoints/${docid}`,
  /** `{since, standing}` */
  liker: (uid: string) => `${ROOT}/liker/${uid}`,
  /** `{uid}: ms` */
  likerReviews: `${ROOT}/likerReview`,
  likerReview: (uid: string) => `${ROOT}/likerReview/${uid}`,
  /** ms; the rules of `favorite` and `report` refuse writes until then. */
  likesPausedUntil: (uid: string) => `${ROOT}/likesPausedUntil/${uid}`,
  /** ms */
  overdrawn: (uid: string) => `${ROOT}/overdrawn/${uid}`,
  /** `true`; the rules of `favorite` refuse further likes. */
  full: (uid: string) => `${ROOT}/full/${uid}`,
  outdatedCounts: `${ROOT}/outdatedCount`,
  /** `{favoriteKey}: {stamp: true}` */
  outdatedCount: (docid: string) => `${ROOT}/outdatedCount/${docid}`,
  /** `{owner, until}` */
  counting: (docid: string) => `${ROOT}/counting/${docid}`,
  /** `{since, changes}` */
  likeRate: (uid: string) => `${ROOT}/likeRate/${uid}`,
  /** `{since, changes}` */
  reportPace: (uid: string) => `${ROOT}/reportPace/${uid}`,
  /** `{docid: true}`: the stories with reports. */
  reportedBy: (uid: string) => `${ROOT}/reportedBy/${uid}`,
  /** `{key: {date, summary, url}}`: timeline entries of hidden turns. */
  hiddenTimeline: (docid: string) => `${ROOT}/hiddenTimeline/${docid}`,
  /** `{severe, unwelcome}`, each `{key: term}`: terms that an operator added to the built-in ones. */
  terms: `${ROOT}/terms`,
  /** `{uid, dueAt}`: the last due story that was handed out. */
  agendaPlace: `${ROOT}/agendaPlace`,
  /** A number, see `story/data-version.ts`. */
  dataVersion: `${ROOT}/dataVersion`,
  /** `{key: true}`: the timeline entries of new stories. */
  newStoryEntries: `${ROOT}/newStoryEntry`,
  newStoryEntry: (key: string) => `${ROOT}/newStoryEntry/${key}`,
  /** `{at, place, isYoung}` of each story on the waiting list. */
  waiting: `${ROOT}/waiting`,
  /** `{fresh, inTurn}` */
  takenSlots: `${ROOT}/takenSlots`,
} as const;
