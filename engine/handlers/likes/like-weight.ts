import type { Standing } from '../../ports/likes/liker-notes';

const DAY_MS = 86_400_000;
/** Likes of an account of this age count in full, regardless of other criteria. */
const ESTABLISHED_DAYS = 7;
/** The sections of a participant's own story from which on it raises the account's standing. */
const PLAYED_SECTIONS = 10;

interface Weight {
  /** Points that a like is worth. */
  readonly like: number;
  /** The maximum points of one account for one story. */
  readonly most: number;
}

/** The weights of likes; `docs/scoring.md` has the reasons. */
const WEIGHTS: Readonly<Record<Standing, Weight>> = {
  new: { like: 3, most: 10 },
  linked: { like: 5, most: 10 },
  established: { like: 10, most: 100 },
};

/** Further likes of one account do not change the score. */
export const LIKES_THAT_COUNT = 10;

export interface LikerFacts {
  /** When the account was created, in ms since 1970. */
  readonly since: number;
  /** Whether it is linked to a sign-in method other than the device. */
  readonly isLinked: boolean;
  /** How many sections the liker's own story has. */
  readonly sections: number;
}

/** @param now Milliseconds since 1970. */
export function standingOf({ since, isLinked, sections }: LikerFacts, now: number): Standing {
  const days = (now - since) / DAY_MS;
  const isKnown = days >= 1 && (isLinked || sections >= PLAYED_SECTIONS);
  if (isKnown || days >= ESTABLISHED_DAYS) return 'established';
  return isLinked ? 'linked' : 'new';
}

/** Points of one account's likes of one story. */
export function pointsOf(standing: Standing, likes: number): number {
  const { like, most } = WEIGHTS[standing];
  return Math.min(most, like * likes);
}

/** When the standing may next change by age, in ms since 1970: once a day until the account counts in full. */
export function nextReview({ since }: Pick<LikerFacts, 'since'>, now: number): number {
  return since + Math.max(1, Math.floor((now - since) / DAY_MS) + 1) * DAY_MS;
}
