import * as v from 'valibot';
import { battleRecordSchema } from './battle-record';
import { endingSchema } from './ending';
import { cutTo, shownText, STORY_LIMITS } from './story-limits';

/** `model` is the game master, `user` the player. */
export type Role = 'model' | 'user';

/** A reading (ふりがな) for the first occurrence of `base` in a turn's text. */
const rubySchema = v.object({ base: v.string(), reading: v.string() });

/**
 * One turn (節) as it is stored. It is repaired, not refused, so that readers can show data of older and other engines:
 * a missing optional field gets its neutral value.
 */
export const turnSchema = v.object({
  /** Any other value is mapped to the player. */
  role: v.pipe(
    v.unknown(),
    v.transform((role): Role => (role === 'model' ? 'model' : 'user')),
  ),
  /** ISO 8601 in UTC, or '' if unknown. */
  date: v.fallback(v.string(), ''),
  /**
   * The text of the section, plain, with newlines between its lines. A text beyond the limit is truncated with a
   * notice.
   */
  turn: v.pipe(v.string(), v.transform(shownText)),
  /** An https URL, or `scene:NAME?seed=…`, or '' for no picture. */
  url: v.fallback(v.string(), ''),
  /** Money earned in this turn, in 銀貨. */
  sales: v.fallback(v.pipe(v.number(), v.finite()), 0),
  /** Units sold in this turn. */
  unit: v.fallback(v.pipe(v.number(), v.finite()), 0),
  /** False only in the story's last turn. */
  continue: v.fallback(v.boolean(), true),
  /** Only in the story's last turn; missing in those of earlier versions. */
  ending: v.optional(v.fallback(v.optional(endingSchema), undefined)),
  ruby: v.optional(
    v.fallback(
      v.pipe(v.array(v.unknown()), v.maxLength(STORY_LIMITS.ruby), v.array(rubySchema)),
      [],
    ),
  ),
  /** The battle that this turn decides. */
  battle: v.optional(v.fallback(v.optional(battleRecordSchema), undefined)),
  /** 商品名 of what the character wears that helped it in this turn. */
  worn: v.optional(v.fallback(v.pipe(v.string(), v.transform(cutTo(STORY_LIMITS.title))), '')),
  /** The operator has hidden this section; `turn` is the notice. */
  hidden: v.optional(v.fallback(v.boolean(), false)),
});

export type Turn = v.InferOutput<typeof turnSchema>;
