import type { StoryRecord } from '../../ports/stories/story-record';

export interface Claim {
  readonly owner: string;
  readonly now: number;
  readonly until: number;
}

/**
 * The record held by this owner, or null when the story has ended, is not due yet, or is held by somebody else.
 * The rising generation shuts out whoever held it before.
 */
export function claim(record: StoryRecord, { owner, now, until }: Claim): StoryRecord | null {
  const { lease } = record;
  const isHeld = lease !== null && lease.owner !== owner && lease.until > now;
  if (isHeld || record.status === 'ended' || record.turnDueAt > now) return null;
  return { ...record, generation: record.generation + 1, lease: { owner, until } };
}

/** The record given back, or null when it is no longer held in this generation. */
export function release(record: StoryRecord, generation: number): StoryRecord | null {
  return record.generation === generation && record.lease !== null
    ? { ...record, lease: null }
    : null;
}
