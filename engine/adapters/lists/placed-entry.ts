import type { Hidden } from '../../../story/hidden';
import { paths } from '../../../story/paths';
import type { TimelineEntry } from '../../../story/public-lists';
import { turnUrl } from '../../../story/turn-url';
import { enginePaths } from '../database/engine-paths';

interface OwnEntry {
  /** The story of the entry's turn. */
  readonly uid: string;
  readonly key: string;
  readonly entry: TimelineEntry;
}

/** Writes that move a timeline entry to the public list, or to the private one when its turn is hidden. */
export function placedEntry(
  { uid, key, entry }: OwnEntry,
  hidden: Hidden,
): Readonly<Record<string, TimelineEntry | null>> {
  const isHidden = hidden.story || isHiddenTurn(uid, entry.url, hidden);
  return {
    [paths.timelineEntry(key)]: isHidden ? null : withoutHiddenWords(uid, entry, hidden),
    [`${enginePaths.hiddenTimeline(uid)}/${key}`]: isHidden ? entry : null,
  };
}

/** The words of a hidden turn are no longer quoted in the entry before it, not even once it is shown again. */
function withoutHiddenWords(uid: string, entry: TimelineEntry, hidden: Hidden): TimelineEntry {
  if (entry.cover?.newest === undefined) return entry;
  const { newest, ...cover } = entry.cover;
  return isHiddenTurn(uid, newest.url, hidden) ? { ...entry, cover } : entry;
}

/** @param url The turn's address in the timeline. */
export const isHiddenTurn = (uid: string, url: string, { turns }: Hidden): boolean =>
  Object.keys(turns).some((turn) => turns[turn] && urlOf(uid, turn) === url);

/** @param turn A `hiddenTurnKey`. */
function urlOf(docid: string, turn: string): string {
  const [chapter = 0, section = 0] = turn.split('_').map(Number);
  return turnUrl({ docid, chapter, section });
}
