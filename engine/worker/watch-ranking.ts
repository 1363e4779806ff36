import { RANKING_SIZE } from '../../story/public-lists';
import type { Clock } from '../ports/runtime/clock';
import type { Unsubscribe } from '../ports/runtime/subscription';
import type { EventLog } from '../ports/runtime/event-log';
import type { Contender, PublicBoard } from '../ports/lists/public-board';
import { errorDetail } from '../ports/runtime/error-detail';
import { writeRanking } from '../handlers/ranking/update-ranking';
import { createRepeater } from './timing/repeater';

/** Minimum interval between two writes of the ranking, in ms. */
const RANKING_REST_MS = 1000;

interface RankingDeps {
  readonly board: PublicBoard;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly stopping: AbortSignal;
}

export interface RankingWatcher {
  readonly unsubscribe: Unsubscribe;
  /** Resolves when no write is in progress. */
  idle(): Promise<void>;
}

/** Ranks when the highest scores change, at most once a second. */
export async function watchRanking(deps: RankingDeps): Promise<RankingWatcher> {
  const { board, clock, log, stopping } = deps;
  let contenders: readonly Contender[] = [];
  const writer = createRepeater({
    clock,
    stopping,
    restMs: RANKING_REST_MS,
    failed: (error) =>
      log({ level: 'error', code: 'ranking-not-written', detail: errorDetail(error) }),
    work: () => writeRanking(contenders, board),
  });
  const unsubscribe = await board.watchBest(RANKING_SIZE, (best) => {
    contenders = best;
    writer.request();
  });
  return { unsubscribe, idle: () => writer.idle() };
}
