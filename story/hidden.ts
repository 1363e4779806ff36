import * as v from 'valibot';
import type { SectionRef } from './section-ref';

/**
 * `/ai/27/hidden/{docid}`: what the operator has hidden of a participant's story. Numbers stay: a hidden section is
 * shown as one that is not shown.
 */
export const hiddenSchema = v.fallback(
  v.object({
    /** The whole story. */
    story: v.fallback(v.boolean(), false),
    /** `hiddenTurnKey` → true. */
    turns: v.fallback(v.record(v.string(), v.boolean()), {}),
  }),
  { story: false, turns: {} },
);
export type Hidden = v.InferOutput<typeof hiddenSchema>;

export const NOTHING_HIDDEN: Hidden = { story: false, turns: {} };

/** `{chapter}_{section}`, both from 1. */
export const hiddenTurnKey = ({ chapter, section }: SectionRef): string => `${chapter}_${section}`;

const turnsOf = ({ turns }: Hidden): string[] =>
  Object.keys(turns)
    .filter((key) => turns[key])
    .sort();

export const isAnythingHidden = (hidden: Hidden): boolean =>
  hidden.story || turnsOf(hidden).length > 0;

export const isSameHidden = (one: Hidden, other: Hidden): boolean =>
  one.story === other.story && turnsOf(one).join() === turnsOf(other).join();

/**
 * The id of the `adventure27` document that records that parts of a story are hidden; it exists only while something
 * is. It sorts before the story's chapters.
 */
export const hiddenNoticeId = (docid: string): string => `${docid}-00000-hidden`;
