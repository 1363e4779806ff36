import { readAddress } from './address';
import type { TurnAddress } from './favorite-key';
import type { StoryCover, TimelineEntry } from './public-lists';
import { sectionOfPosition } from './turn-url';

/** What a timeline says of a story: its newest entry. */
export interface StoryEntry extends TurnAddress {
  readonly cover: StoryCover;
  /** ISO string: when it was written. */
  readonly date: string;
  /** The words that begin it. */
  readonly words: string;
}

/** The stories of a timeline, each once with its newest entry; entries of earlier versions have no cover. */
export function storyEntries(timeline: readonly TimelineEntry[]): readonly StoryEntry[] {
  const stories = new Map<string, StoryEntry>();
  for (const { date, summary, url, cover } of timeline) {
    const newest = cover?.newest;
    const [docid, chapter, page, turn] = (newest?.url ?? url).split('/');
    const address = readAddress({ docid, chapter, page, turn });
    if (cover === undefined || address.kind !== 'story' || stories.has(address.docid)) continue;
    stories.set(address.docid, {
      docid: address.docid,
      chapter: address.chapter,
      section: sectionOfPosition({ page: address.page, turn: address.turn ?? 0 }),
      cover,
      date,
      // What happened where stands before the words, with a wide space between them.
      words: newest?.words ?? summary.split('　').slice(1).join('　'),
    });
  }
  return [...stories.values()];
}

/** The story that was written last among those that go on; undefined where none does. */
export const beingWritten = (
  timeline: readonly TimelineEntry[],
  but: string,
): StoryEntry | undefined =>
  storyEntries(timeline).find(({ docid, cover }) => docid !== but && !cover.isOver);
