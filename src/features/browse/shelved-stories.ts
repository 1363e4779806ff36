import type { StoryCover, TimelineEntry } from '../../../story/public-lists';

/** A story as it stands on the shelf. */
export interface ShelvedStory extends StoryCover {
  readonly docid: string;
  /** ISO string: when its newest entry was written. */
  readonly date: string;
  /** The words that begin the newest entry. */
  readonly line: string;
}

/** The stories of a timeline, each once with its newest entry; entries of earlier versions have no cover. */
export function shelvedStories(
  timeline: readonly TimelineEntry[],
  own: string | null,
): readonly ShelvedStory[] {
  const stories = new Map<string, ShelvedStory>();
  for (const { date, summary, url, cover } of timeline) {
    const docid = url.split('/')[0] ?? '';
    if (cover === undefined || docid === own || stories.has(docid)) continue;
    // What happened where stands before the words, with a wide space between them.
    stories.set(docid, { ...cover, docid, date, line: summary.split('　').slice(1).join('　') });
  }
  return [...stories.values()];
}
