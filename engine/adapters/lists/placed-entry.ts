import type { Hidden } from '../../../story/hidden';
import { paths } from '../../../story/paths';
import { turnUrl } from '../../../story/turn-url';
import { enginePaths } from '../database/engine-paths';

interface OwnEntry {
  /** The story of the entry's turn. */
  readonly uid: string;
  readonly key: string;
  readonly entry: { readonly url: string };
}

/** Writes that move a timeline entry to the public list, or to the private one when its turn is hidden. */
export function placedEntry(
  { uid, key, entry }: OwnEntry,
  { story, turns }: Hidden,
): Readonly<Record<string, OwnEntry['entry'] | null>> {
  const isHidden =
    story || Object.keys(turns).some((turn) => turns[turn] && urlOf(uid, turn) === entry.url);
  return {
    [paths.timelineEntry(key)]: isHidden ? null : entry,
    [`${enginePaths.hiddenTimeline(uid)}/${key}`]: isHidden ? entry : null,
  };
}

/** @param turn A `hiddenTurnKey`. */
function urlOf(docid: string, turn: string): string {
  const [chapter = 0, section = 0] = turn.split('_').map(Number);
  return turnUrl({ docid, chapter, section });
}
