import * as v from 'valibot';
import { battleRecordSchema } from './battle-record';
import { shownText, STORY_LIMITS } from './story-limits';

/** `model` is the game master, `user` the player. */
export type Role = 'model' | 'user';

/** A reading (ふりがな) for the first occurrence of `base` in a turn's text. */
const rubySchema = v.object({ base: v.string(), reading: v.string() });

/**
 * One turn (節) as it is stored, repaired rather than refused: readers must be able to show what an older
 * or a foreign engine wrote, so a missing optional field gets its neutral value.
 */
export const turnSchema = v.object({
  /** Any other value than `model` is shown as the player. */
  role: v.pipe(
    v.unknown(),
    v.transform((role): Role => (role === 'model' ? 'model' : 'user')),
  ),
  /** ISO 8601 in UTC, or '' where the writer knew none. */
  date: v.fallback(v.string(), ''),
  /** The story's text, plain; lines are split on a newline. One that is too long is cut, and says so. */
  turn: v.pipe(v.string(), v.transform(shownText)),
  /** An https URL, or `scene:NAME?seed=…`, or '' for no picture. */
  url: v.fallback(v.string(), ''),
  /** Money taken in this turn, in 銀貨. */
  sales: v.fallback(v.pipe(v.number(), v.finite()), 0),
  /** Units sold in this turn. */
  unit: v.fallback(v.pipe(v.number(), v.finite()), 0),
  /** False on the story's last turn only. */
  continue: v.fallback(v.boolean(), true),
  ruby: v.optional(
    v.fallback(
      v.pipe(v.array(v.unknown()), v.maxLength(STORY_LIMITS.ruby), v.array(rubySchema)),
      [],
    ),
  ),
  /** The fight that this turn decides. */
  battle: v.optional(v.fallback(v.optional(battleRecordSchema), undefined)),
  /** The operator has hidden what stood here; `turn` says so. */
  hidden: v.optional(v.fallback(v.boolean(), false)),
});

export type Turn = v.InferOutput<typeof turnSchema>;
