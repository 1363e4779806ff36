import { collection, documentId, getDocs, query, where, type Firestore } from 'firebase/firestore';
import { hiddenNoticeId } from '../../../story/hidden';
import { ADVENTURE_COLLECTION } from '../../../story/paths';
import { readPreloadedStory } from '../preloaded-story';
import { listedDocument } from '../story-documents';
import type { OfflineStore } from '../offline-store';

/** Firestore compares with so many values at most. */
const AT_ONCE = 30;

/**
 * Takes off the shelf what the operator has hidden since it was put there, also of stories that nobody opens again: whole
 * stories, and those of which a section was hidden.
 */
export async function dropHidden(firestore: Firestore, shelf: OfflineStore): Promise<void> {
  const docids = new Map(
    (await shelf.docids()).slice(0, AT_ONCE).map((docid) => [hiddenNoticeId(docid), docid]),
  );
  if (docids.size === 0) return;
  const stories = collection(firestore, ADVENTURE_COLLECTION);
  const notices = await getDocs(query(stories, where(documentId(), 'in', [...docids.keys()])));
  for (const notice of notices.docs) {
    const docid = docids.get(notice.id) ?? '';
    const { isHidden, updatedAt } = listedDocument(notice.id, () => notice.data());
    const held = isHidden ? null : readPreloadedStory(await shelf.read(docid));
    if (held === null || held.story.updatedAt < updatedAt) await shelf.remove(docid);
  }
}
