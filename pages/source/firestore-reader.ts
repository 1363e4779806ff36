import * as v from 'valibot';
import { ADVENTURE_COLLECTION } from '../../story/paths';
import { firestoreAnswerSchema } from './firestore-answer';
import type { DocumentReader } from './needed-documents';
import { SourceError, type WholeDocument } from './story-source';

interface FirestoreAddress {
  readonly projectId: string;
  /** `https://firestore.googleapis.com`, or a local one. */
  readonly firestore: string;
}

/** The fields that describe a document whose chapters are not requested. */
const OUTLINE = ['onamae', 'seq', 'updatedAt', 'outline', 'hidden'];

/**
 * Reads a participant's documents through Firestore's REST API.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
 * @param ask Rejects with a SourceError for a failed or invalid response.
 */
export function firestoreReader(
  { projectId, firestore }: FirestoreAddress,
  docid: string,
  ask: (url: string, init: RequestInit) => Promise<unknown>,
): DocumentReader {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const nameOf = (id: string): string => `${root}/${ADVENTURE_COLLECTION}/${id}`;

  async function documents(method: string, question: object): Promise<WholeDocument[]> {
    const answer = await ask(`${firestore}/v1/${root}:${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    });
    const parsed = v.safeParse(firestoreAnswerSchema, answer);
    if (!parsed.success) throw new SourceError('Firestore answered in a form that is not known.');
    return parsed.output;
  }

  const query = (part: object): Promise<WholeDocument[]> =>
    documents('runQuery', {
      structuredQuery: {
        from: [{ collectionId: ADVENTURE_COLLECTION }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'uid' },
            op: 'EQUAL',
            value: { stringValue: docid },
          },
        },
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        ...part,
      },
    });
  const behind = (id: string) => ({
    startAt: { values: [{ referenceValue: nameOf(id) }], before: false },
  });

  return {
    first: (limit) => query({ limit }),
    after: (id) => query(behind(id)),
    outlinesAfter: async (id) => {
      const select = { fields: OUTLINE.map((fieldPath) => ({ fieldPath })) };
      const found = await query({ ...behind(id), select });
      return found.map((document) => ({ ...document, data: null }));
    },
    byId: (ids) => documents('batchGet', { documents: ids.map(nameOf) }),
  };
}
