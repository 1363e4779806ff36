import type { Camp } from '../../story/camp';
import type { TimeOfDay } from '../../story/scene';
import type { SectionRef } from '../../story/section-ref';
import type { Role } from '../../story/turn';
import type { TurnFacts } from '../../engine/turn/turn-facts';

/** One turn with what the engine notes of it. */
export interface MeasuredTurn extends SectionRef {
  readonly role: Role;
  readonly text: string;
  /** When it happens, by the state after it. */
  readonly day: number;
  readonly time: TimeOfDay;
  readonly facts: TurnFacts;
}

/** Proper names of a chapter's world. */
export interface Setting {
  readonly world: string;
  readonly people: readonly string[];
  readonly places: readonly string[];
}

/** A whole story as the measures read it. */
export interface MeasuredStory {
  readonly seed: number;
  /** Neighbours are stories with successive numbers. */
  readonly serial: number;
  readonly camp: Camp;
  readonly name: string;
  readonly firstLine: string;
  readonly trait: string;
  /** The trait as texts quote it; '' when it has none. */
  readonly label: string;
  /** Of the chapters, in order. */
  readonly settings: readonly Setting[];
  readonly turns: readonly MeasuredTurn[];
  /** Milliseconds of all turns. */
  readonly cost: number;
}

/** The turns chapter by chapter. */
export function chaptersOf({ turns }: Pick<MeasuredStory, 'turns'>): MeasuredTurn[][] {
  const chapters = new Map<number, MeasuredTurn[]>();
  for (const turn of turns) {
    const own = chapters.get(turn.chapter);
    if (own === undefined) chapters.set(turn.chapter, [turn]);
    else own.push(turn);
  }
  return [...chapters.values()];
}

export const isHeros = ({ role }: MeasuredTurn): boolean => role === 'user';
export const isGameMasters = ({ role }: MeasuredTurn): boolean => role === 'model';
