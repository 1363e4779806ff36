/** The engine's own notes in the Realtime Database; no rule opens them to anybody. */
const ROOT = 'ai/27/engine';

export const enginePaths = {
  outdatedScores: `${ROOT}/outdatedScore`,
  outdatedScore: (docid: string) => `${ROOT}/outdatedScore/${docid}`,
  allLikes: `${ROOT}/like`,
  /** `{favoriteKey}/{shard}: {n, who: {uid: true}}` */
  likes: (docid: string) => `${ROOT}/like/${docid}`,
  outdatedCounts: `${ROOT}/outdatedCount`,
  /** `{favoriteKey}: stamp` */
  outdatedCount: (docid: string) => `${ROOT}/outdatedCount/${docid}`,
  /** `{owner, until}` */
  counting: (docid: string) => `${ROOT}/counting/${docid}`,
  /** `{since, changes}` */
  likePace: (uid: string) => `${ROOT}/likePace/${uid}`,
  /** `{since, changes}` */
  reportPace: (uid: string) => `${ROOT}/reportPace/${uid}`,
  /** `{docid: true}`: the stories that somebody reported. */
  reportedBy: (uid: string) => `${ROOT}/reportedBy/${uid}`,
  /** `{uid, dueAt}`: up to where the due stories were handed out. */
  agendaPlace: `${ROOT}/agendaPlace`,
  /** `{key}: true`: the timeline entries of stories that are new. */
  newStoryEntries: `${ROOT}/newStoryEntry`,
  newStoryEntry: (key: string) => `${ROOT}/newStoryEntry/${key}`,
  /** `{at, place, isYoung}`: whose stories wait to begin. */
  waiting: `${ROOT}/waiting`,
  /** `{fresh, inTurn}` */
  takenSlots: `${ROOT}/takenSlots`,
} as const;
