import { createLiveList } from '../../state/live-list';

/** What has happened in all stories, newest first. */
export const timelineList = createLiveList('timeline', (lists) => lists.watchTimeline());
