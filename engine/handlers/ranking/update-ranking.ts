import { RANKING_SIZE } from '../../../story/public-lists';
import type { Contender, PublicBoard } from '../../ports/lists/public-board';
import { rank } from './rank';

/** Writes the ranking as the scores are now. */
export async function updateRanking(
  board: Pick<PublicBoard, 'readBest' | 'writeRanking'>,
): Promise<void> {
  await writeRanking(await board.readBest(RANKING_SIZE), board);
}

/** Writes the ranking of those with the most points. */
export async function writeRanking(
  best: readonly Contender[],
  board: Pick<PublicBoard, 'writeRanking'>,
): Promise<void> {
  await board.writeRanking(rank(best));
}
