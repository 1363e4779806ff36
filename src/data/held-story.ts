import * as v from 'valibot';
import { adventureDocumentSchema } from '../../story/adventure-document';
import { hiddenSchema, type Hidden } from '../../story/hidden';
import type { PackedChapter, Story } from './data';
import { listedDocument, storyOf, type ListedDocument } from './story-documents';

/** A story that is here already, in the page or on the device, so that only what is newer has to be asked for. */
export interface HeldStory {
  readonly docid: string;
  readonly documents: readonly ListedDocument[];
  /** Chapters are missing: they stand in the story as `chunk-not-loaded`. */
  readonly isPart: boolean;
  /** With what is hidden of it. */
  readonly story: Story;
  /** What was known to be hidden when it was kept; nothing where it came with the page. */
  readonly hidden: Hidden | undefined;
}

const keptSchema = v.intersect([v.object({ id: v.string() }), adventureDocumentSchema]);
/** A document of `adventure27` as JSON, with chunks as base64. */
export type KeptDocument = v.InferOutput<typeof keptSchema>;

const heldSchema = v.object({
  docid: v.string(),
  documents: v.array(keptSchema),
  /** Of a long story: how many chapters stand before these documents, and how many there are in all. */
  part: v.optional(v.object({ before: v.number(), chapters: v.number() })),
  hidden: v.optional(hiddenSchema),
});

/** Reads what the server put into the page or the device has kept; null for anything else. */
export function readHeldStory(json: string): HeldStory | null {
  try {
    const { docid, documents: kept, part, hidden } = v.parse(heldSchema, JSON.parse(json));
    if (kept.length === 0) return null;
    const documents = kept.map((document) => listedDocument(document.id, () => document));
    const story = storyOf(documents);
    return {
      docid,
      documents,
      isPart: part !== undefined,
      story: part === undefined ? story : { ...story, chapters: amidMissing(story, part) },
      hidden,
    };
  } catch {
    return null;
  }
}

const NOT_LOADED = { ok: false, code: 'chunk-not-loaded' } as const;
const MISSING: PackedChapter = { listed: NOT_LOADED, unpack: () => NOT_LOADED };

const amidMissing = (
  { chapters }: Story,
  part: { readonly before: number; readonly chapters: number },
): PackedChapter[] =>
  Array.from({ length: part.chapters }, (_, index) => chapters[index - part.before] ?? MISSING);
