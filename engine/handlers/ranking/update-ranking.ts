import { RANKING_SIZE } from '../../../story/public-lists';
import type { PublicBoard } from '../../ports/lists/public-board';
import { rank } from './rank';

/** Writes the ranking as the scores are now. */
export async function updateRanking(
  board: Pick<PublicBoard, 'readBest' | 'writeRanking'>,
): Promise<void> {
  await board.writeRanking(rank(await board.readBest(RANKING_SIZE)));
}
