import type { Member, RankingEntry, TimelineEntry } from '../../story/public-lists';
import type { Watch } from './subscription';

/** What everybody may see of all stories. */
export interface PublicLists {
  watchMember(uid: string): Watch<Member | null>;
  /** The first hundred whose names contain `text`, in the order of names; `''` for all. */
  watchMembers(text: string): Watch<readonly Member[]>;
  /** Best first. */
  watchRanking(): Watch<readonly RankingEntry[]>;
  /** Newest first. */
  watchTimeline(): Watch<readonly TimelineEntry[]>;
}
