import type { BattleRecord } from '../../../story/battle-record';

/** A fight and the section that decides it; both numbers count from 1. */
export interface FoughtBattle {
  readonly chapter: number;
  readonly section: number;
  readonly battle: BattleRecord;
}

/** The last section that is looked into. */
export type UpTo = Pick<FoughtBattle, 'chapter' | 'section'>;
