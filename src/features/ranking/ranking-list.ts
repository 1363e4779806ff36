import { createLiveList } from '../../state/live-list';

/** Names and scores, best first. */
export const rankingList = createLiveList('ranking', (lists) => lists.watchRanking());
