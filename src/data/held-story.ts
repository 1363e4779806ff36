import * as v from 'valibot';
import { adventureDocumentSchema, type StoredChapter } from '../../story/adventure-document';
import type { Story } from './data';
import { decodedDocument, storyOf, type DecodedDocument } from './story-documents';

/** A story that is here already, in the page or on the device, so that only what is newer has to be asked for. */
export interface HeldStory {
  readonly docid: string;
  /** As they are kept, by their id. */
  readonly kept: ReadonlyMap<string, KeptDocument>;
  /** The same, decoded. */
  readonly documents: readonly DecodedDocument[];
  /** Chapters are missing: they stand in the story as `chunk-not-loaded`. */
  readonly isPart: boolean;
  readonly story: Story;
}

const keptSchema = v.intersect([v.object({ id: v.string() }), adventureDocumentSchema]);
/** A document of `adventure27` as JSON, with chunks as base64. */
export type KeptDocument = v.InferOutput<typeof keptSchema>;

const heldSchema = v.object({
  docid: v.string(),
  documents: v.array(keptSchema),
  /** Of a long story: how many chapters stand before these documents, and how many there are in all. */
  part: v.optional(v.object({ before: v.number(), chapters: v.number() })),
});

/** Reads what the server put into the page or the device has kept; null for anything else. */
export function readHeldStory(json: string): HeldStory | null {
  try {
    const { docid, documents: kept, part } = v.parse(heldSchema, JSON.parse(json));
    if (kept.length === 0) return null;
    const documents = kept.map((document) => decodedDocument(document.id, document));
    const story = storyOf(documents);
    return {
      docid,
      kept: new Map(kept.map((document) => [document.id, document])),
      documents,
      isPart: part !== undefined,
      story: part === undefined ? story : { ...story, chapters: amidMissing(story, part) },
    };
  } catch {
    return null;
  }
}

const MISSING: StoredChapter = { ok: false, code: 'chunk-not-loaded' };

const amidMissing = (
  { chapters }: Story,
  part: { readonly before: number; readonly chapters: number },
): StoredChapter[] =>
  Array.from({ length: part.chapters }, (_, index) => chapters[index - part.before] ?? MISSING);
