import { isSameHidden } from '../../story/hidden';
import type { HiddenStories } from '../ports/moderation/hidden-stories';
import type { StoryHiding } from '../ports/moderation/story-hiding';

export interface HidingDeps {
  readonly hiddenStories: HiddenStories;
  readonly storyHiding: StoryHiding;
}

/**
 * Hides of a story what the operator has ordered, and shows the rest. Any number of processes may do it at the same time; what
 * a crashed one left undone is done by the next call.
 */
export async function hiddenWritten(
  uid: string,
  { hiddenStories, storyHiding }: HidingDeps,
): Promise<void> {
  let ordered = await hiddenStories.read(uid);
  for (;;) {
    const hidden = ordered;
    if (await storyHiding.isFinished(uid, hidden)) return;
    const decision = await storyHiding.begin(uid, hidden);
    for (const document of await storyHiding.documents(uid)) {
      await storyHiding.moveDocument(uid, document);
    }
    await hiddenStories.list(uid, hidden);
    // Another order may have come, and may have been carried out before this one.
    ordered = await hiddenStories.read(uid);
    if (isSameHidden(ordered, hidden)) return storyHiding.finish(uid, decision);
  }
}
