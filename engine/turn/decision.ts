import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer());

/** What was decided for a turn before it was played: a save that has it plays the same turn each time. */
export const decisionSchema = v.object({
  /** The turn. */
  chapter: whole,
  section: whole,
  /** Id of the scene, or of the action; null: the engine's own choice. */
  pick: v.nullable(v.string()),
});

export type Decision = v.InferOutput<typeof decisionSchema>;
