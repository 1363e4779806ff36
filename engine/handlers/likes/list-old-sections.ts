import type { Agenda } from '../../ports/stories/agenda';
import type { SectionIndex } from '../../ports/lists/section-index';
import type { StoryStore } from '../../ports/stories/story-store';
import { sectionsAfter } from '../progress/cursor';

/** Stories that one call processes. */
const STORIES = 100;

interface ListDeps {
  readonly sections: SectionIndex;
  readonly agenda: Pick<Agenda, 'uids'>;
  readonly store: Pick<StoryStore, 'readProgress'>;
}

/**
 * Adds sections that were published before the section index existed, some stories in each call. After an interruption it
 * continues where it stopped. @returns whether all are listed.
 */
export async function listOldSections({ sections, agenda, store }: ListDeps): Promise<boolean> {
  const place = await sections.readPlace();
  if (place === 'all') return true;
  const uids = await agenda.uids(place?.uid ?? null, STORIES);
  for (const uid of uids) {
    const progress = await store.readProgress(uid);
    if (progress !== null) await sections.add(uid, sectionsAfter(progress, 0));
  }
  const last = uids.length < STORIES ? undefined : uids.at(-1);
  await sections.writePlace(last === undefined ? 'all' : { uid: last });
  return last === undefined;
}
