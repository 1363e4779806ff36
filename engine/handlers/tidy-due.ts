import { HANDOVER_MS } from '../../story/handover-code';
import type { HandoverStore } from '../ports/accounts/handover-store';
import type { PublicBoard } from '../ports/lists/public-board';
import type { Clock } from '../ports/runtime/clock';
import { sweepHidden, type SweepHiddenDeps } from './sweep-hidden';

/** The timeline keeps this many of the newest entries. */
const TIMELINE_LIMIT = 1000;

export interface TidyDeps extends SweepHiddenDeps {
  readonly board: Pick<PublicBoard, 'trimTimeline'>;
  readonly handovers: Pick<HandoverStore, 'sweep'>;
  readonly clock: Clock;
}

/**
 * Once in ten minutes: removes expired list entries and unredeemed codes, and completes interrupted hiding.
 */
export async function tidyDue(deps: TidyDeps): Promise<void> {
  const { board, handovers, clock } = deps;
  await board.trimTimeline(TIMELINE_LIMIT);
  await handovers.sweep(clock.now() - HANDOVER_MS);
  await sweepHidden(deps);
}
