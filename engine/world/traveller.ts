import type { Camp } from '../../story/camp';
import type { GuessedKind, Want } from '../character/schema/reading';
import type { AgeBand, BodyId, NatureId } from '../character/vocabulary/bodies';
import type { FearId } from '../character/vocabulary/fears';
import type { HabitId } from '../character/vocabulary/habits';
import type { LimitId } from '../character/vocabulary/limits';
import type { SkillId } from '../character/vocabulary/skills';
import type { TemperId } from '../character/vocabulary/tempers';
import type { ThingId } from '../character/vocabulary/things';
import type { TradeId } from '../character/vocabulary/trades';
import type { VetoId } from '../character/vocabulary/vetoes';
import type { Pronoun, VoiceId } from '../character/vocabulary/voices';

/** Where goods are worn or carried ready for use. */
export const WORN_SLOTS = ['hand', 'armor', 'accessory', 'food', 'important'] as const;
export type WornSlot = (typeof WORN_SLOTS)[number];

/** Kinds of action that a character prefers, read from the trait, the equipment and the first line. */
export const AFFINITIES = [
  'talk',
  'fight',
  'sneak',
  'count',
  'care',
  'search',
  'lead',
  'risk',
  'eat',
  'animal',
  'lost',
  'honest',
] as const;
export type Affinity = (typeof AFFINITIES)[number];

/** The participant's character in the simulation. */
export interface Traveller {
  readonly name: string;
  readonly camp: Camp;
  readonly firstWord: string;
  /** Categories of goods that the character trades in. */
  readonly categories: readonly string[];
  /** 商品ID by slot; slots without known goods are left out. */
  readonly worn: Readonly<Partial<Record<WornSlot, number>>>;
  /** 商品ID that are never sold: worn items, and those that the participant marked as important. */
  readonly keeps: ReadonlySet<number>;
  /** The trait as a short quotation, '' when there is none. */
  readonly trait: string;
  readonly affinities: ReadonlySet<Affinity>;
  /** What it does better than others, can't do, and is afraid of: what attempts succeed and fail by. */
  readonly skills: ReadonlySet<SkillId>;
  readonly limits: ReadonlySet<LimitId>;
  readonly fears: ReadonlySet<FearId>;
  /** What no text may tell of it: what follows from its limits, body, fears, dislikes, age and nature. */
  readonly vetoes: ReadonlySet<VetoId>;
  /** What anybody can see or hear of it. */
  readonly body: ReadonlySet<BodyId>;
  readonly habits: ReadonlySet<HabitId>;
  /** What it lives on, or did before, with the word that the participant used: 産婆. */
  readonly trades: ReadonlyMap<TradeId, string>;
  readonly tempers: ReadonlySet<TemperId>;
  readonly likes: ReadonlySet<ThingId>;
  readonly dislikes: ReadonlySet<ThingId>;
  /** Null: human. */
  readonly nature: NatureId | null;
  /** Null where nothing was said of it. */
  readonly age: AgeBand | null;
  /** What it wants for itself through the whole story. */
  readonly want: Pick<Want, 'id' | 'object'>;
  readonly voice: VoiceId;
  /** Null where the voice's own pronoun is used. */
  readonly pronoun: Pronoun | null;
  /** Of these, the participant wrote nothing. */
  readonly guessed: ReadonlySet<GuessedKind>;
}
