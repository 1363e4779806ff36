import type { EntryStore } from '../../engine/ports/entry-store';
import type { HiddenStories } from '../../engine/ports/hidden-stories';

interface HiddenParts {
  readonly entries: Pick<EntryStore, 'isHidden'>;
  readonly hiddenStories: HiddenStories;
}

/** The operator has hidden a story or shows it again: by what is so now, the lists leave it out or tell of it. */
export async function hiddenWritten(
  uid: string,
  { entries, hiddenStories }: HiddenParts,
): Promise<void> {
  let told: boolean;
  let now = await entries.isHidden(uid);
  do {
    told = now;
    await (told ? hiddenStories.conceal(uid) : hiddenStories.reveal(uid));
    now = await entries.isHidden(uid);
  } while (now !== told);
}
