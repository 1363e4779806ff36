import { enter, nextFreshSlot } from '../../engine/worker/admission/admit';
import { beginStory } from './begin-story';
import type { StoryParts } from './story-parts';

/** An entry has come: its story begins, or waits for its turn. Again and again with the same result. */
export async function storyBegins<Save>(
  uid: string,
  trace: string,
  parts: StoryParts<Save>,
): Promise<void> {
  const admitted = await enter([uid], parts);
  if (admitted.length > 0) await beginStory(uid, trace, parts);
  else await parts.admissionQueue.wakeAt(await nextFreshSlot(parts));
}
