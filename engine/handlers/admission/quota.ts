import type { TakenSlots } from '../../ports/entries/waiting-room';

/**
 * Two lanes let stories begin. `fresh` is kept for whoever registered within the last minute, so that a crowd that came
 * before delays nobody; `inTurn` is for everybody, in order.
 */
export type Lane = keyof TakenSlots;

interface LaneLimits {
  /** Between two slots, in ms. */
  readonly intervalMs: number;
  /** Slots that may be taken at once after a quiet time. */
  readonly burst: number;
}

export type Quota = Readonly<Record<Lane, LaneLimits>>;

const HOUR_MS = 3_600_000;
const FRESH_SHARE = 0.8;
const IN_TURN_SHARE = 0.2;
const FRESH_BURST = 3;
/** The other lane lets so many in at once: what comes to it in twelve minutes. */
const BURST_SHARE = 0.2;

/** @param storiesPerHour Both lanes together, in the long run. */
export function quotaOf(storiesPerHour: number): Quota {
  const inTurn = storiesPerHour * IN_TURN_SHARE;
  return {
    fresh: { intervalMs: HOUR_MS / (storiesPerHour * FRESH_SHARE), burst: FRESH_BURST },
    inTurn: { intervalMs: HOUR_MS / inTurn, burst: Math.max(1, Math.round(inTurn * BURST_SHARE)) },
  };
}

/** @returns what is taken with one slot more, or null when there is none now. */
export function takeSlot(
  taken: TakenSlots,
  lane: Lane,
  now: number,
  quota: Quota,
): TakenSlots | null {
  return nextSlot(taken, lane, now, quota) > now
    ? null
    : { ...taken, [lane]: Math.max(taken[lane], now) + quota[lane].intervalMs };
}

/** Generic cell rate algorithm: from when on there is a slot, in ms since 1970; `now` when there is one already. */
export function nextSlot(taken: TakenSlots, lane: Lane, now: number, quota: Quota): number {
  const { intervalMs, burst } = quota[lane];
  // A clock that was put back must not close the lane for as long as it jumped.
  const until = Math.min(taken[lane], now + burst * intervalMs);
  return Math.max(now, until + intervalMs - burst * intervalMs);
}
