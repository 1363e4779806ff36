import { createLiveList } from '../../state/live-list';

/** The participants whose names begin with what is searched for. */
export const membersList = createLiveList('members', (lists, start: string) =>
  lists.watchMembers(start),
);
