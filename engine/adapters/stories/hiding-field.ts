import * as v from 'valibot';
import { hiddenSchema, type Hidden } from '../../../story/hidden';

const fieldSchema = v.object({
  hidden: hiddenSchema,
  /** The number of the decision: milliseconds since 1970, later than every earlier publication. */
  decision: v.number(),
  isFinished: v.boolean(),
});

/** The field `hiding` of `engine27/{uid}`: what is hidden of the story. It is absent while nothing is. */
export type Hiding = v.InferOutput<typeof fieldSchema>;

const recordSchema = v.fallback(v.object({ hiding: v.fallback(v.nullable(fieldSchema), null) }), {
  hiding: null,
});

/** @param record The document `engine27/{uid}`. */
export const hidingOf = (record: unknown): Hiding | null => v.parse(recordSchema, record).hiding;

/** @returns the field as `engine27/{uid}` holds it. */
export const hidingField = (
  hidden: Hidden,
  decision: number,
  isFinished: boolean,
): { readonly hiding: Hiding } => ({ hiding: { hidden, decision, isFinished } });
