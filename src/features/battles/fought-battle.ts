import type { BattleRecord } from '../../../story/battle-record';
import type { SectionRef } from '../../../story/section-ref';

/** A fight and the section that decides it. */
export interface FoughtBattle extends SectionRef {
  readonly battle: BattleRecord;
}
