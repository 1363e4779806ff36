import * as v from 'valibot';
import { incidentSchema, ownDeedSchema } from '../storylets/format/own-turn';

const whole = v.pipe(v.number(), v.integer());

/** What was decided for a turn before it was played: a save that has it plays the same turn each time. */
export const decisionSchema = v.object({
  /** The turn. */
  chapter: whole,
  section: whole,
  /** Id of the scene, or of the action; null: the engine's own choice, or a deed of its own. */
  pick: v.nullable(v.string()),
  /** The traveller's deed, in place of an action of the scene. */
  deed: v.optional(v.nullable(ownDeedSchema), null),
  /** The place of the picked scene; null: the nearest one. */
  place: v.optional(v.nullable(v.string()), null),
  /** What happens in the picked scene beside its text. */
  incident: v.optional(v.nullable(incidentSchema), null),
});

export type Decision = v.InferOutput<typeof decisionSchema>;

/** A decision about the next turn, whichever that is. */
export type Choice = Omit<Decision, 'chapter' | 'section'>;

/** Leaves the choice to the engine. */
export const ENGINES_CHOICE: Choice = { pick: null, deed: null, place: null, incident: null };
