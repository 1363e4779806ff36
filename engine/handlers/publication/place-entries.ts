import type { PublicBoard } from '../../ports/lists/public-board';
import type { KeyedTimelineEntry, StoryRecord } from '../../ports/stories/story-record';

/** The timeline limit: the number of newest entries that readers get. */
const WINDOW = 100;
/** Maximum number of consecutive entries of one story. */
const LONGEST_RUN = 3;
/** New stories get at most this half of a full timeline, so that a burst of them does not push out the others. */
const SHARE_OF_NEW = 50;
/** A story is new for a day. In ms. */
const NEW_MS = 86_400_000;

/** The changes that add a story's entries to the timeline. */
export interface Placement {
  readonly timeline: readonly KeyedTimelineEntry[];
  /** Keys of entries to remove. */
  readonly withdrawn: readonly string[];
  /** Keys of `timeline` that belong to new stories. */
  readonly ofNewStory: readonly string[];
  /** Keys that no longer belong to new stories. */
  readonly forgotten: readonly string[];
}

type Board = Pick<PublicBoard, 'newestEntries' | 'entriesOfNewStories'>;

/** Computes the changes for new entries. Idempotent. */
export async function placeEntries(
  { outbox, begunAt }: Pick<StoryRecord, 'outbox' | 'begunAt'>,
  board: Board,
): Promise<Placement> {
  const last = outbox.at(-1);
  if (last === undefined) return { timeline: [], withdrawn: [], ofNewStory: [], forgotten: [] };
  const isNew = Date.parse(last.date) - begunAt < NEW_MS;
  const ofNew = new Set(isNew ? await board.entriesOfNewStories() : []);
  const isCrowded = ofNew.size + outbox.length > SHARE_OF_NEW;
  const newest = await board.newestEntries(isCrowded ? WINDOW : LONGEST_RUN);
  const all = inOrder([...newest, ...outbox]);
  const isFull = isCrowded && newest.length === WINDOW;
  const own = new Set(outbox.map(({ key }) => key));
  const crowd = all.filter(({ key }) => ofNew.has(key) || own.has(key));
  const gone = new Set([
    ...beyondRuns(all),
    ...(isFull ? crowd.slice(0, -SHARE_OF_NEW).map(({ key }) => key) : []),
  ]);
  const timeline = outbox.filter(({ key }) => !gone.has(key));
  const shown = new Set(newest.map(({ key }) => key));
  return {
    timeline,
    withdrawn: [...gone].filter((key) => shown.has(key)),
    ofNewStory: isNew ? timeline.map(({ key }) => key) : [],
    forgotten: isCrowded ? [...ofNew].filter((key) => !shown.has(key)) : [],
  };
}

/** The oldest first, each key once. */
function inOrder(entries: readonly KeyedTimelineEntry[]): KeyedTimelineEntry[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const rank = ({ date, key }: KeyedTimelineEntry): string => `${date} ${key}`;
  return [...byKey.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** The keys of entries that exceed the limit of consecutive entries of one story. */
function beyondRuns(entries: readonly KeyedTimelineEntry[]): string[] {
  return entries
    .filter((entry, index) => {
      const following = entries.slice(index + 1, index + 1 + LONGEST_RUN);
      return (
        following.length === LONGEST_RUN &&
        following.every(({ url }) => docidOf(url) === docidOf(entry.url))
      );
    })
    .map(({ key }) => key);
}

function docidOf(url: string): string {
  return url.split('/')[0] ?? '';
}
