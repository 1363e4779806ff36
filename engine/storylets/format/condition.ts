import type { Camp } from '../../../story/camp';
import type { CategoryName } from '../../../story/catalogue/catalogue-item';
import type { TimeOfDay, Weather } from '../../../story/scene';
import type { AgeBand, BodyId } from '../../character/vocabulary/bodies';
import type { FearId } from '../../character/vocabulary/fears';
import type { HabitId } from '../../character/vocabulary/habits';
import type { LimitId } from '../../character/vocabulary/limits';
import type { SkillId } from '../../character/vocabulary/skills';
import type { TemperId } from '../../character/vocabulary/tempers';
import type { ThingId } from '../../character/vocabulary/things';
import type { VoiceId } from '../../character/vocabulary/voices';
import type { WantId } from '../../character/vocabulary/wants';
import type { GuestVoice } from '../../world/guest';
import type { Tally } from '../../world/state';
import type { Affinity, WornSlot } from '../../world/traveller';
import type { PromiseOutcome } from './promise-outcome';

/** The passes of a chapter's day in which a deed is looked for: the present one, the one before, or any earlier one. */
export type DeedDay = 'today' | 'yesterday' | 'before';

/** A condition of a storylet, an action or a part of a text. */
export type Condition =
  | { readonly is: 'camp'; readonly camp: Camp }
  | { readonly is: 'time'; readonly times: readonly TimeOfDay[] }
  | { readonly is: 'weather'; readonly weathers: readonly Weather[] }
  | { readonly is: 'at'; readonly places: readonly string[] }
  /** Something was learned (`learn` or `remember`) in this world. */
  | { readonly is: 'knows'; readonly key: string }
  | { readonly is: 'thread'; readonly thread: string; readonly status: 'open' | 'closed' | 'none' }
  /** In 銀貨. */
  | { readonly is: 'money'; readonly min: number; readonly max: number }
  /** Of 10. */
  | { readonly is: 'hp'; readonly min: number; readonly max: number }
  /** A person of this world trusts the character at least this much; trust starts at 0. */
  | { readonly is: 'trust'; readonly person: string; readonly min: number }
  /** Something is worn or carried in this slot, so that `{hand}`, `{armor}`, … have values. */
  | { readonly is: 'worn'; readonly slot: WornSlot }
  | { readonly is: 'affinity'; readonly affinities: readonly Affinity[] }
  /** The participant wrote a trait, so that `{trait}` has a value. */
  | { readonly is: 'trait' }
  | { readonly is: 'deals'; readonly categories: readonly CategoryName[] }
  /** Something was sold in this world, so that `{sold…}` has values. */
  | { readonly is: 'sold' }
  /** The story is past its first chapter. */
  | { readonly is: 'later' }
  /** A least number in the whole story: fights, conflicts settled, complications, 銀貨 of profit. */
  | { readonly is: 'did'; readonly what: keyof Tally; readonly min: number }
  /** Another participant's character is or can be a guest, so that `{guest}` and `{guest.line}` have values. */
  | { readonly is: 'guest'; readonly voice?: GuestVoice }
  /** Something was `set` since this morning. */
  | { readonly is: 'set'; readonly key: string }
  /** One of these deeds was done in this chapter, before the present scene. */
  | { readonly is: 'deed'; readonly day: DeedDay; readonly deeds: readonly string[] }
  /** The day has begun so often in this chapter. */
  | { readonly is: 'pass'; readonly min: number; readonly max: number }
  /** So many chapters of the story ended with this outcome, the present one included. */
  | {
      readonly is: 'ended';
      readonly outcome: PromiseOutcome;
      readonly min: number;
      readonly max: number;
    }
  /** The character has one of these skills; likewise limits and fears. */
  | { readonly is: 'skill'; readonly skills: readonly SkillId[] }
  | { readonly is: 'limit'; readonly limits: readonly LimitId[] }
  | { readonly is: 'fear'; readonly fears: readonly FearId[] }
  | { readonly is: 'temper'; readonly tempers: readonly TemperId[] }
  | { readonly is: 'body'; readonly bodies: readonly BodyId[] }
  | { readonly is: 'habit'; readonly habits: readonly HabitId[] }
  | { readonly is: 'likes'; readonly things: readonly ThingId[] }
  | { readonly is: 'dislikes'; readonly things: readonly ThingId[] }
  | { readonly is: 'age'; readonly ages: readonly AgeBand[] }
  | { readonly is: 'want'; readonly wants: readonly WantId[] }
  /** How the traveller speaks. */
  | { readonly is: 'voice'; readonly voices: readonly VoiceId[] }
  | { readonly is: 'not'; readonly condition: Condition }
  | { readonly is: 'any'; readonly conditions: readonly Condition[] };
