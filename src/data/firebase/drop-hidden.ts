import { collection, documentId, getDocs, query, where, type Firestore } from 'firebase/firestore';
import { hiddenNoticeId } from '../../../story/hidden';
import { ADVENTURE_COLLECTION } from '../../../story/paths';
import { readPreloadedStory } from '../preloaded-story';
import { listedDocument } from '../story-documents';
import type { OfflineStore } from '../offline-store';

/** Firestore compares with so many values at most. */
const AT_ONCE = 30;

/**
 * Removes from the offline store what the operator has hidden since it was stored, also of stories that are not opened again:
 * whole stories, and those of which a section was hidden.
 */
export async function dropHidden(firestore: Firestore, store: OfflineStore): Promise<void> {
  const docids = new Map(
    (await store.docids()).slice(0, AT_ONCE).map((docid) => [hiddenNoticeId(docid), docid]),
  );
  if (docids.size === 0) return;
  const stories = collection(firestore, ADVENTURE_COLLECTION);
  const notices = await getDocs(query(stories, where(documentId(), 'in', [...docids.keys()])));
  for (const notice of notices.docs) {
    const docid = docids.get(notice.id) ?? '';
    const { isHidden, updatedAt } = listedDocument(notice.id, () => notice.data());
    const stored = isHidden ? null : readPreloadedStory(await store.read(docid));
    if (stored === null || stored.story.updatedAt < updatedAt) await store.remove(docid);
  }
}
