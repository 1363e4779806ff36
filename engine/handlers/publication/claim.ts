import type { StoryRecord } from '../../ports/stories/story-record';

export interface Claim {
  readonly owner: string;
  readonly now: number;
  readonly until: number;
}

/**
 * The record leased to this owner, or null when the story has ended, is not due yet, or is leased to another one.
 * The rising generation fences out the previous owner.
 */
export function claim(record: StoryRecord, { owner, now, until }: Claim): StoryRecord | null {
  const { lease } = record;
  const isHeld = lease !== null && lease.owner !== owner && lease.until > now;
  if (isHeld || record.status === 'ended' || record.turnDueAt > now) return null;
  return { ...record, generation: record.generation + 1, lease: { owner, until } };
}

/** The record with its lease released, or null when the lease is no longer of this generation. */
export function release(record: StoryRecord, generation: number): StoryRecord | null {
  return record.generation === generation && record.lease !== null
    ? { ...record, lease: null }
    : null;
}
