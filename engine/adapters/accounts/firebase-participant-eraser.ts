import type { Database, Query } from 'firebase-admin/database';
import type { Firestore } from 'firebase-admin/firestore';
import { parseFavoriteKey } from '../../../story/favorite-key';
import {
  ADVENTURE_COLLECTION,
  ENGINE_COLLECTION,
  HIDDEN_COLLECTION,
  paths,
} from '../../../story/paths';
import type { ParticipantEraser } from '../../ports/accounts/participant-eraser';
import { enginePaths } from '../database/engine-paths';
import { childrenOf } from '../database/snapshot-children';

/** The engine's private rate-limit data of accounts. */
const NOTES = 'ai/27/engine';

/** Sorts after every character of a turn's address. */
const LAST = '\uf8ff';

export function firebaseParticipantEraser(
  database: Database,
  firestore: Firestore,
): ParticipantEraser {
  const keysOf = async (query: Query): Promise<string[]> =>
    childrenOf(await query.get()).flatMap(({ key }) => (key === null ? [] : [key]));

  return {
    async isAsked(uid) {
      return (await database.ref(paths.request('erase', uid)).get()).exists();
    },

    async erase(uid) {
      // The engine's record first: without it no further turn can be published.
      await firestore.collection(ENGINE_COLLECTION).doc(uid).delete();
      for (const collection of [ADVENTURE_COLLECTION, HIDDEN_COLLECTION]) {
        const chapters = firestore.collection(collection).where('uid', '==', uid).select();
        for (const { ref } of (await chapters.get()).docs) await ref.delete();
      }
      const [newEntries, timelineEntries, reported, reporters, sections] = await Promise.all([
        keysOf(
          database
            .ref(enginePaths.newStoryEntries)
            .orderByKey()
            .startAt(`${uid}-`)
            .endAt(`${uid}-${LAST}`),
        ),
        keysOf(
          database
            .ref(paths.timeline)
            .orderByChild('url')
            .startAt(`${uid}/`)
            .endAt(`${uid}/${LAST}`),
        ),
        keysOf(database.ref(enginePaths.reportedBy(uid))),
        keysOf(database.ref(`${paths.reports}/${uid}`)),
        keysOf(
          database
            .ref(enginePaths.sections)
            .orderByKey()
            .startAt(`${uid}_`)
            .endAt(`${uid}_${LAST}`),
        ),
      ]);
      const gone = [
        paths.entry(uid),
        paths.member(uid),
        paths.favoritesOf(uid),
        paths.favoriteCountsOf(uid),
        paths.reader(uid),
        paths.handover(uid),
        paths.answer(uid),
        paths.request('redeem', uid),
        `${NOTES}/attempt/${uid}`,
        enginePaths.likesPausedUntil(uid),
        enginePaths.overdrawn(uid),
        enginePaths.full(uid),
        enginePaths.liker(uid),
        enginePaths.likerReview(uid),
        `${paths.reports}/${uid}`,
        enginePaths.likes(uid),
        enginePaths.likePoints(uid),
        ...sections
          .filter((key) => parseFavoriteKey(key)?.docid === uid)
          .map((key) => enginePaths.section(key)),
        enginePaths.outdatedCount(uid),
        enginePaths.outdatedScore(uid),
        enginePaths.counting(uid),
        enginePaths.likeRate(uid),
        `${enginePaths.waiting}/${uid}`,
        enginePaths.hiddenTimeline(uid),
        ...timelineEntries.map((key) => paths.timelineEntry(key)),
        ...newEntries.map((key) => enginePaths.newStoryEntry(key)),
        enginePaths.reportedBy(uid),
        enginePaths.reportPace(uid),
        // Reports about this story are removed as one tree.
        ...reported.filter((docid) => docid !== uid).map((docid) => paths.report(docid, uid)),
        ...reporters
          .filter((reporter) => reporter !== uid)
          .map((reporter) => `${enginePaths.reportedBy(reporter)}/${uid}`),
      ];
      await database.ref().update(Object.fromEntries(gone.map((path) => [path, null])));
    },

    async finish(uid) {
      await database.ref(paths.request('erase', uid)).remove();
    },
  };
}
