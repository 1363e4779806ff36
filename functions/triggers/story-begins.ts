import { entryWritten } from '../../engine/handlers/entry-written';
import { admitStories } from './admit-stories';
import { beginStory } from './begin-story';
import type { StoryDeps } from './story-deps';

/** Handles a new entry. A story on the waiting list is reviewed when there is a slot. */
export async function storyBegins<Save>(
  uid: string,
  trace: string,
  deps: StoryDeps<Save>,
): Promise<void> {
  const at = deps.clock.now();
  const begin = (admitted: string): Promise<void> => beginStory(admitted, trace, deps);
  const next = await entryWritten([{ uid, at }], { ...deps, begin });
  if (next === null) return;
  if (next > at) await deps.admissionQueue.wakeAt(next);
  else await admitStories(deps);
}
