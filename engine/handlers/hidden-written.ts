import { isSameHidden } from '../../story/hidden';
import type { HiddenStories } from '../ports/moderation/hidden-stories';
import type { StoryHiding } from '../ports/moderation/story-hiding';

export interface HidingDeps {
  readonly hiddenStories: HiddenStories;
  readonly storyHiding: StoryHiding;
}

/**
 * Hides the part of a story that the operator has ordered to be hidden, and shows the rest. Several processes may run it
 * at once; the next call completes what a crashed one left undone.
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
    // A newer order may have been written and carried out in the meantime.
    ordered = await hiddenStories.read(uid);
    if (isSameHidden(ordered, hidden)) return storyHiding.finish(uid, decision);
  }
}
