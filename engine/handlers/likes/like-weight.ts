import type { Standing } from '../../ports/likes/liker-notes';

const DAY_MS = 86_400_000;
/** An account of this age counts in full, whatever else is known of it. */
const ESTABLISHED_DAYS = 7;
/** Sections that a participant's own story needs before it speaks for the account. */
const PLAYED_SECTIONS = 10;

interface Weight {
  /** Points that a like is worth. */
  readonly like: number;
  /** The most points that one person is worth to one story. */
  readonly most: number;
}

/** What likes are worth; `docs/scoring.md` says why. */
const WEIGHTS: Readonly<Record<Standing, Weight>> = {
  new: { like: 3, most: 10 },
  linked: { like: 5, most: 10 },
  established: { like: 10, most: 100 },
};

/** More likes than these of one person change no score. */
export const LIKES_THAT_COUNT = 10;

export interface LikerFacts {
  /** Since when the account exists, in ms since 1970. */
  readonly since: number;
  /** Whether it has more than a device to sign in with. */
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

/** Points that a person's likes of one story's turns are worth to it. */
export function pointsOf(standing: Standing, likes: number): number {
  const { like, most } = WEIGHTS[standing];
  return Math.min(most, like * likes);
}

/** When a standing may next have changed by age, in ms since 1970: once a day, until the account counts in full. */
export function nextReview({ since }: Pick<LikerFacts, 'since'>, now: number): number {
  return since + Math.max(1, Math.floor((now - since) / DAY_MS) + 1) * DAY_MS;
}
