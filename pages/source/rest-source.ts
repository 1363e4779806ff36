import * as v from 'valibot';
import { chaptersOf, inStoryOrder } from '../../story/adventure-document';
import { hiddenSchema, type Hidden } from '../../story/hidden';
import { ADVENTURE_COLLECTION, paths } from '../../story/paths';
import { TIMELINE_SIZE, timelineEntrySchema, type TimelineEntry } from '../../story/public-lists';
import { firestoreAnswerSchema } from './firestore-answer';
import { SourceError, type PublicStory, type StorySource } from './story-source';

export interface RestAddresses {
  readonly projectId: string;
  /** `https://firestore.googleapis.com`, or a local one. */
  readonly firestore: string;
  /** `https://PROJECT-default-rtdb.firebaseio.com`, or a local one. */
  readonly database: string;
}

/** How long an answer may take, in ms: a page without its text is better than none. */
const PATIENCE_MS = 5000;

/**
 * Reads what is public through Firestore's and the Realtime Database's REST, as anybody may: it needs no SDK and no
 * account. https://firebase.google.com/docs/firestore/use-rest-api
 */
export function restSource(addresses: RestAddresses, request: typeof fetch = fetch): StorySource {
  const { projectId, firestore, database } = addresses;
  // An emulator is told which database is meant; in the cloud the address says it.
  const namespace = database.startsWith('http:') ? { ns: `${projectId}-default-rtdb` } : {};

  async function answerOf(url: string, init: RequestInit = {}): Promise<unknown> {
    try {
      const answer = await request(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!answer.ok) throw new SourceError(`${new URL(url).host} answered ${answer.status}.`);
      return await answer.json();
    } catch (error) {
      throw error instanceof SourceError
        ? error
        : new SourceError(`${new URL(url).host} did not answer.`, { cause: error });
    }
  }

  const valueAt = (
    path: string,
    query: Readonly<Record<string, string>> = {},
  ): Promise<unknown> => {
    const place = path.split('/').map(encodeURIComponent).join('/');
    return answerOf(
      `${database}/${place}.json?${new URLSearchParams({ ...namespace, ...query }).toString()}`,
    );
  };

  async function documentsOf(docid: string): Promise<PublicStory['documents']> {
    const answer = await answerOf(
      `${firestore}/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          structuredQuery: {
            from: [{ collectionId: ADVENTURE_COLLECTION }],
            where: {
              fieldFilter: {
                field: { fieldPath: 'uid' },
                op: 'EQUAL',
                value: { stringValue: docid },
              },
            },
          },
        }),
      },
    );
    const parsed = v.safeParse(firestoreAnswerSchema, answer);
    if (!parsed.success) throw new SourceError('Firestore answered in a form that is not known.');
    return inStoryOrder(parsed.output);
  }

  return {
    async story(docid) {
      const [documents, hidden] = await Promise.all([
        documentsOf(docid),
        valueAt(paths.hiddenOf(docid)).then((value): Hidden => v.parse(hiddenSchema, value)),
      ]);
      if (documents.length === 0) return null;
      return {
        docid,
        onamae: documents.findLast(({ onamae }) => onamae !== '')?.onamae ?? '',
        documents,
        chapters: documents.flatMap((document) =>
          chaptersOf({ ...document, data: [...document.data] }),
        ),
        hidden,
        updatedAt: documents.reduce((newest, one) => newestOf(newest, one.updatedAt), ''),
      };
    },

    async timeline() {
      const value = await valueAt(paths.timeline, {
        orderBy: '"date"',
        limitToLast: String(TIMELINE_SIZE),
      });
      return Object.values(typeof value === 'object' && value !== null ? value : {})
        .flatMap((entry: unknown): TimelineEntry[] => {
          const parsed = v.safeParse(timelineEntrySchema, entry);
          return parsed.success ? [parsed.output] : [];
        })
        .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
    },
  };
}

const newestOf = (a: string, b: string): string => (b > a ? b : a);
