import * as v from 'valibot';
import { paths } from '../../story/paths';
import { TIMELINE_SIZE, timelineEntrySchema, type TimelineEntry } from '../../story/public-lists';
import { firestoreReader } from './firestore-reader';
import { neededDocuments } from './needed-documents';
import { missingFor, publicStory } from './public-story';
import { SourceError, type StorySource } from './story-source';

export interface RestAddresses {
  readonly projectId: string;
  /** `https://firestore.googleapis.com`, or a local one. */
  readonly firestore: string;
  /** `https://PROJECT-default-rtdb.firebaseio.com`, or a local one. */
  readonly database: string;
}

/** Timeout of a response, in ms: after it, the page is served without its text. */
const PATIENCE_MS = 5000;

/** The maximum size of a response: thirteen documents of Firestore's maximum size, and a margin. In bytes. */
const MAX_ANSWER_BYTES = 24 * 1024 * 1024;

/** @throws SourceError when it is too long. */
async function boundedJson({ body }: Response, host: string): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let left = MAX_ANSWER_BYTES;
  for await (const part of body ?? []) {
    const bytes = v.parse(v.instance(Uint8Array), part);
    left -= bytes.length;
    if (left < 0) throw new SourceError(`${host} answered with too much.`);
    parts.push(bytes);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/**
 * Reads public data through Firestore's and the Realtime Database's REST API, without SDK and
 * account. https://firebase.google.com/docs/firestore/use-rest-api
 */
export function restSource(addresses: RestAddresses, request: typeof fetch = fetch): StorySource {
  const { projectId, database } = addresses;
  // An emulator needs the name of the database as a parameter; in the cloud it is in the host name.
  const namespace = database.startsWith('http:') ? { ns: `${projectId}-default-rtdb` } : {};

  async function answerOf(url: string, init: RequestInit = {}): Promise<unknown> {
    try {
      const answer = await request(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!answer.ok) throw new SourceError(`${new URL(url).host} answered ${answer.status}.`);
      return await boundedJson(answer, new URL(url).host);
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

  return {
    async story(docid, wanted) {
      const reader = firestoreReader(addresses, docid, answerOf);
      const documents = await neededDocuments(reader, (read) => missingFor(read, wanted));
      return documents.length === 0 ? null : publicStory(docid, documents, wanted);
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
