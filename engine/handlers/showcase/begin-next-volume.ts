import { showcaseUid } from '../../../story/showcase';
import type { StoryStore } from '../../ports/stories/story-store';
import { openStory } from '../play/open-story';
import type { PlayDeps } from '../play/play-deps';
import { showcaseEntry } from './showcase-entry';

/** An ended volume stays the newest for this long, in ms. */
const REST_MS = 3_600_000;

/**
 * Begins the showcase's next volume, with another character, an hour after the newest one has ended: guests nearly always
 * find a story that is being written. Idempotent.
 */
export async function beginNextVolume<Save>(deps: PlayDeps<Save>): Promise<void> {
  const { store, entries, clock } = deps;
  const newest = await newestVolume(store);
  const progress = await store.readProgress(showcaseUid(newest));
  if (progress?.status !== 'ended' || clock.now() < progress.turnDueAt + REST_MS) return;
  await entries.create(showcaseEntry(newest + 1, new Date(clock.now())));
  await openStory(showcaseUid(newest + 1), deps);
}

/** The newest volume that has a story, at least 1; found in about 2 log₂ n reads. */
async function newestVolume(store: Pick<StoryStore, 'readProgress'>): Promise<number> {
  const exists = async (volume: number) => (await store.readProgress(showcaseUid(volume))) !== null;
  let below = 1;
  let above = 2;
  while (await exists(above)) {
    below = above;
    above *= 2;
  }
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (await exists(middle)) below = middle;
    else above = middle;
  }
  return below;
}
