import type { StoryCover, TimelineEntry } from '../../../story/public-lists';
import { storyEntries } from '../../../story/story-entries';

/** A story as it stands on the shelf. */
export interface ShelvedStory extends StoryCover {
  readonly docid: string;
  /** ISO string: when its newest entry was written. */
  readonly date: string;
  /** The words that begin the newest entry. */
  readonly line: string;
}

/** The stories of a timeline but one's own, newest first. */
export const shelvedStories = (
  timeline: readonly TimelineEntry[],
  own: string | null,
): readonly ShelvedStory[] =>
  storyEntries(timeline)
    .filter(({ docid }) => docid !== own)
    .map(({ docid, date, words, cover }) => ({ ...cover, docid, date, line: words }));
