import { RANKING_SIZE } from '../../story/public-lists';
import type { Clock } from '../ports/runtime/clock';
import type { Unsubscribe } from '../ports/entries/entry-store';
import type { EventLog } from '../ports/runtime/event-log';
import type { Contender, PublicBoard } from '../ports/lists/public-board';
import { errorDetail } from '../ports/runtime/error-detail';
import { createRepeater } from './timing/repeater';
import { rank } from '../handlers/ranking/rank';

/** The ranking is written at most once in this time, in ms. */
const RANKING_REST_MS = 1000;

interface RankingDeps {
  readonly board: PublicBoard;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly stopping: AbortSignal;
}

export interface RankingUpdater {
  readonly unsubscribe: Unsubscribe;
  /** Resolves when nothing is being written. */
  idle(): Promise<void>;
}

/** Keeps `ranking` true to the scores. */
export async function updateRankingRegularly(parts: RankingDeps): Promise<RankingUpdater> {
  const { board, clock, log, stopping } = parts;
  let contenders: readonly Contender[] = [];
  let written = '';
  const writer = createRepeater({
    clock,
    stopping,
    restMs: RANKING_REST_MS,
    failed: (error) =>
      log({ level: 'error', code: 'ranking-not-written', detail: errorDetail(error) }),
    work: async () => {
      const ranking = rank(contenders);
      const text = JSON.stringify(ranking);
      if (text === written) return;
      await board.writeRanking(ranking);
      written = text;
    },
  });
  const unsubscribe = await board.watchBest(RANKING_SIZE, (best) => {
    contenders = best;
    writer.request();
  });
  return { unsubscribe, idle: () => writer.idle() };
}
