import { RANKING_SIZE, type RankingEntry } from '../../../story/public-lists';
import type { Contender } from '../../ports/lists/public-board';
import { readName } from '../participants/read-name';

/** Sorted by score, the highest first; equal scores by uid. */
export function rank(contenders: readonly Contender[]): RankingEntry[] {
  return contenders
    .map((contender) => ({ ...contender, onamae: readName(contender.onamae) }))
    .filter(({ onamae }) => onamae !== '')
    .sort((a, b) => b.score - a.score || (a.uid < b.uid ? -1 : 1))
    .slice(0, RANKING_SIZE)
    .map(({ onamae, score, uid }) => ({ onamae, score, uid }));
}
