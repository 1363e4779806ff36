import type { Database } from 'firebase-admin/database';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ENGINE_COLLECTION } from '../../../story/paths';
import type { Agenda, DueStory } from '../../ports/stories/agenda';
import type { StoryRecord } from '../../ports/stories/story-record';
import { enginePaths } from '../database/engine-paths';

const placeSchema = v.fallback(v.nullable(v.object({ uid: v.string(), dueAt: v.number() })), null);

/** Stories in Firestore; the position of the last one that was handed out is in the Realtime Database. */
export function firestoreAgenda(firestore: Firestore, database: Database): Agenda {
  const records = firestore.collection(ENGINE_COLLECTION);
  const withStatus = (status: StoryRecord['status']): Query =>
    records.where('status', '==', status);
  const place = database.ref(enginePaths.agendaPlace);
  const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

  return {
    async due(now, after, limit) {
      const inOrder = withStatus('playing')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .orderBy(FieldPath.documentId());
      const rest = after === null ? inOrder : inOrder.startAfter(after.dueAt, after.uid);
      const found = await rest.select('dueAt').limit(limit).get();
      return found.docs.map((document): DueStory => {
        const dueAt: unknown = document.get('dueAt');
        return { uid: document.id, dueAt: typeof dueAt === 'number' ? dueAt : now };
      });
    },

    async readPlace() {
      return v.parse(placeSchema, (await place.get()).val());
    },

    async writePlace(reached) {
      await place.set(reached);
    },

    async endedUnprojected(limit) {
      const found = await withStatus('ended')
        .where('unprojected', '==', true)
        .select()
        .limit(limit)
        .get();
      return found.docs.map(({ id }) => id);
    },

    async uids(after, limit) {
      const inOrder = records.orderBy(FieldPath.documentId());
      const rest = after === null ? inOrder : inOrder.startAfter(after);
      return (await rest.select().limit(limit).get()).docs.map(({ id }) => id);
    },

    async counts(now, overdueAfterMs) {
      const isDue = (at: number): Query => withStatus('playing').where('dueAt', '<=', at);
      const [due, overdue, playing, newest] = await Promise.all([
        countOf(isDue(now)),
        countOf(isDue(now - overdueAfterMs)),
        countOf(records.where('lease.until', '>', now)),
        records.orderBy('pageStartedAt', 'desc').limit(1).select('pageStartedAt').get(),
      ]);
      const lastPageAt: unknown = newest.docs[0]?.get('pageStartedAt');
      const isKnown = typeof lastPageAt === 'number' && lastPageAt > 0;
      return { due, overdue, playing, lastPageAt: isKnown ? lastPageAt : null };
    },
  };
}
