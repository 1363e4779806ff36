import * as v from 'valibot';

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

/** `{chapter}_{N}`, both from 1. */
export const hiddenTurnKey = (chapter: number, section: number): string => `${chapter}_${section}`;

export const isTurnHidden = (hidden: Hidden, chapter: number, section: number): boolean =>
  hidden.story || hidden.turns[hiddenTurnKey(chapter, section)] === true;
