import { createLiveList } from '../../state/live-list';

/** The participants whose names contain what is searched for. */
export const membersList = createLiveList('members', (lists, text: string) =>
  lists.watchMembers(text),
);
