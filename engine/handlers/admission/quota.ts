import type { TakenSlots } from '../../ports/entries/waiting-list';

/**
 * Stories are admitted in two lanes. `fresh` is reserved for registrations of the last minute, so that an earlier burst
 * does not delay them; `inTurn` admits all others in order.
 */
export type Lane = keyof TakenSlots;

interface LaneLimits {
  /** Interval between two slots, in ms. */
  readonly intervalMs: number;
  /** The burst size: slots that may be taken at once after an idle time. */
  readonly burst: number;
}

export type Quota = Readonly<Record<Lane, LaneLimits>>;

const HOUR_MS = 3_600_000;
const FRESH_SHARE = 0.8;
const IN_TURN_SHARE = 0.2;
const FRESH_BURST = 3;
/** The burst size of the other lane: its slots of twelve minutes. */
const BURST_SHARE = 0.2;

/** @param storiesPerHour Of both lanes together, on average. */
export function quotaOf(storiesPerHour: number): Quota {
  const inTurn = storiesPerHour * IN_TURN_SHARE;
  return {
    fresh: { intervalMs: HOUR_MS / (storiesPerHour * FRESH_SHARE), burst: FRESH_BURST },
    inTurn: { intervalMs: HOUR_MS / inTurn, burst: Math.max(1, Math.round(inTurn * BURST_SHARE)) },
  };
}

/** @returns the state with one slot more taken, or null when none is free. */
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

/** Generic cell rate algorithm: when the next slot is free, in ms since 1970; `now` when one is free already. */
export function nextSlot(taken: TakenSlots, lane: Lane, now: number, quota: Quota): number {
  const { intervalMs, burst } = quota[lane];
  // A clock that was set back must not block the lane for the length of the jump.
  const until = Math.min(taken[lane], now + burst * intervalMs);
  return Math.max(now, until + intervalMs - burst * intervalMs);
}
