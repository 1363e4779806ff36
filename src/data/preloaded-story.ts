import * as v from 'valibot';
import { adventureDocumentSchema } from '../../story/adventure-document';
import { listingBudget } from '../../story/listed-chapter';
import { hiddenSchema, isAnythingHidden, NOTHING_HIDDEN } from '../../story/hidden';
import type { PackedChapter, Story } from './stories';
import { listedDocument, storyOf, type ListedDocument } from './story-documents';

/** A story that is here already, in the page or on the device, so that only what is newer has to be asked for. */
export interface PreloadedStory {
  readonly docid: string;
  readonly documents: readonly ListedDocument[];
  /** Words of other chapters are missing: those are listed with `isComing`, or as `chunk-not-loaded` where nothing is known of them. */
  readonly isPart: boolean;
  readonly story: Story;
}

const documentSchema = v.intersect([v.object({ id: v.string() }), adventureDocumentSchema]);
/** A document of `adventure27` as JSON, with chunks as base64. */
export type OfflineDocument = v.InferOutput<typeof documentSchema>;

const preloadedSchema = v.object({
  docid: v.string(),
  documents: v.array(documentSchema),
  /** Of a long story: how many chapters stand before these documents, and title and sections of all of them. */
  part: v.optional(
    v.object({
      before: v.number(),
      chapters: v.array(v.nullable(v.tuple([v.string(), v.number()]))),
    }),
  ),
  /** Earlier versions kept what is hidden, and this beside it. */
  hidden: v.optional(hiddenSchema, NOTHING_HIDDEN),
});

/** Reads what the server put into the page or the device has stored; null for anything else. */
export function readPreloadedStory(json: string): PreloadedStory | null {
  try {
    const { docid, documents: stored, part, hidden } = v.parse(preloadedSchema, JSON.parse(json));
    if (stored.length === 0 || isAnythingHidden(hidden)) return null;
    const budget = listingBudget();
    const documents = stored.map((document) => listedDocument(document.id, () => document, budget));
    const story = storyOf(documents);
    return {
      docid,
      documents,
      isPart: part !== undefined,
      story: part === undefined ? story : { ...story, chapters: withMissingChapters(story, part) },
    };
  } catch {
    return null;
  }
}

type Part = NonNullable<v.InferOutput<typeof preloadedSchema>['part']>;

const NOT_LOADED = { ok: false, code: 'chunk-not-loaded' } as const;

const withMissingChapters = (
  { chapters }: Story,
  { before, chapters: all }: Part,
): PackedChapter[] =>
  all.map((outline, index) => chapters[index - before] ?? missingChapter(outline));

const missingChapter = (outline: Part['chapters'][number]): PackedChapter => ({
  listed:
    outline === null
      ? NOT_LOADED
      : { ok: true, title: outline[0], summary: '', sections: outline[1], isComing: true },
  unpack: () => NOT_LOADED,
});
