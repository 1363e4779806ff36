import { RANKING_SIZE } from '../../../story/public-lists';
import type { Contender, PublicBoard } from '../../ports/lists/public-board';
import { rank } from './rank';

/** Writes the ranking of the current scores. */
export async function updateRanking(
  board: Pick<PublicBoard, 'readBest' | 'writeRanking'>,
): Promise<void> {
  await writeRanking(await board.readBest(RANKING_SIZE), board);
}

/** Writes the ranking of the participants with the highest scores. */
export async function writeRanking(
  best: readonly Contender[],
  board: Pick<PublicBoard, 'writeRanking'>,
): Promise<void> {
  await board.writeRanking(rank(best));
}
