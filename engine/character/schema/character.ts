import * as v from 'valibot';
import { VETOES } from '../vocabulary/vetoes';
import { readingSchema } from './reading';
import { spanSchema } from './span';

/**
 * - `opposite`: two statements exclude each other, and the later one holds.
 * - `implied`: what follows from one statement contradicts another, and the statement holds.
 * - `manner`: the first line does not sound like the trait; the trait decides how the character speaks from then on.
 * - `age`: the years that are claimed do not fit the age.
 */
const CONFLICT_CODES = ['opposite', 'implied', 'manner', 'age'] as const;

const sideSchema = v.object({
  /** `skills/deceive`, `voice/cheerful`, `age/child`. */
  element: v.string(),
  span: spanSchema,
});

const conflictSchema = v.object({
  code: v.picklist(CONFLICT_CODES),
  /** Holds in the story. */
  kept: sideSchema,
  /** Is no fact. An `opposite` may be told as a quarrel of the character with itself. */
  dropped: sideSchema,
});
export type Conflict = v.InferOutput<typeof conflictSchema>;

/** A compiled character: plain data that contradicts itself nowhere. Every list but `ties` and `trades` may be relied on. */
export const characterSchema = v.object({
  ...readingSchema.entries,
  name: v.string(),
  want: v.nonNullable(readingSchema.entries.want),
  voice: v.nonNullable(readingSchema.entries.voice),
  vetoes: v.array(v.picklist(VETOES)),
  conflicts: v.array(conflictSchema),
  /** Stretches of the trait of which nothing was understood. */
  unread: v.array(spanSchema),
});
export type Character = v.InferOutput<typeof characterSchema>;
