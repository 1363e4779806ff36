import { enter, nextFreshSlot } from '../../engine/worker/admission/admit';
import { admitStories } from './admit-stories';
import { beginStory } from './begin-story';
import type { StoryDeps } from './story-deps';

/** An entry has come: its story begins, or waits for its turn. Again and again with the same result. */
export async function storyBegins<Save>(
  uid: string,
  trace: string,
  parts: StoryDeps<Save>,
): Promise<void> {
  const now = parts.clock.now();
  const admitted = await enter([{ uid, at: now }], parts);
  if (admitted.length > 0) return beginStory(uid, trace, parts);
  const next = await nextFreshSlot(parts);
  if (next > now) await parts.admissionQueue.wakeAt(next);
  else await admitStories(parts);
}
