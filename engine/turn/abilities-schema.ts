import * as v from 'valibot';
import { TRADE_WORDS } from '../character/lexicon/trades';
import { GUESSED_KINDS, wantObjectSchema } from '../character/schema/reading';
import { AGE_BANDS, BODIES, NATURES } from '../character/vocabulary/bodies';
import { FEARS } from '../character/vocabulary/fears';
import { HABITS } from '../character/vocabulary/habits';
import { LIMITS } from '../character/vocabulary/limits';
import { SKILLS } from '../character/vocabulary/skills';
import { TEMPERS } from '../character/vocabulary/tempers';
import { THINGS } from '../character/vocabulary/things';
import { TRADES } from '../character/vocabulary/trades';
import { PRONOUNS, VOICES } from '../character/vocabulary/voices';
import { WANTS } from '../character/vocabulary/wants';

const idsFrom = <const Ids extends readonly string[]>(ids: Ids) =>
  v.pipe(v.array(v.picklist(ids)), v.readonly());

const tradeSchema = v.union([
  v.object({ id: v.picklist(TRADES), word: v.string() }),
  v.pipe(
    v.picklist(TRADES),
    v.transform((id) => ({ id, word: TRADE_WORDS[id].label })),
  ),
]);

/** `CompiledAbilities` as they stand in a save. */
export const abilitiesSchema = v.object({
  /** A hash of the participant's texts. */
  texts: v.pipe(v.number(), v.integer()),
  skills: idsFrom(SKILLS),
  limits: idsFrom(LIMITS),
  fears: idsFrom(FEARS),
  body: idsFrom(BODIES),
  habits: idsFrom(HABITS),
  tempers: idsFrom(TEMPERS),
  likes: idsFrom(THINGS),
  /** Left out in older saves; ids alone in others. */
  trades: v.optional(v.pipe(v.array(tradeSchema), v.readonly()), []),
  dislikes: idsFrom(THINGS),
  nature: v.nullable(v.picklist(NATURES)),
  age: v.nullable(v.picklist(AGE_BANDS)),
  want: v.object({ id: v.picklist(WANTS), object: wantObjectSchema }),
  voice: v.picklist(VOICES),
  pronoun: v.nullable(v.picklist(PRONOUNS)),
  /** Left out in older saves. */
  guessed: v.optional(idsFrom(GUESSED_KINDS), []),
});
