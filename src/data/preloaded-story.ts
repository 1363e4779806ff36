import * as v from 'valibot';
import { adventureDocumentSchema } from '../../story/adventure-document';
import { listingBudget } from '../../story/listed-chapter';
import { hiddenSchema, isAnythingHidden, NOTHING_HIDDEN } from '../../story/hidden';
import type { PackedChapter, Story } from './data';
import { listedDocument, storyOf, type ListedDocument } from './story-documents';

/** A story that is here already, in the page or on the device, so that only what is newer has to be asked for. */
export interface PreloadedStory {
  readonly docid: string;
  readonly documents: readonly ListedDocument[];
  /** Words of other chapters are missing: they are listed as coming, or `chunk-not-loaded` where nothing is known of them. */
  readonly isPart: boolean;
  readonly story: Story;
}

const keptSchema = v.intersect([v.object({ id: v.string() }), adventureDocumentSchema]);
/** A document of `adventure27` as JSON, with chunks as base64. */
export type OfflineDocument = v.InferOutput<typeof keptSchema>;

const heldSchema = v.object({
  docid: v.string(),
  documents: v.array(keptSchema),
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

/** Reads what the server put into the page or the device has kept; null for anything else. */
export function readPreloadedStory(json: string): PreloadedStory | null {
  try {
    const { docid, documents: kept, part, hidden } = v.parse(heldSchema, JSON.parse(json));
    if (kept.length === 0 || isAnythingHidden(hidden)) return null;
    const budget = listingBudget();
    const documents = kept.map((document) => listedDocument(document.id, () => document, budget));
    const story = storyOf(documents);
    return {
      docid,
      documents,
      isPart: part !== undefined,
      story: part === undefined ? story : { ...story, chapters: amidComing(story, part) },
    };
  } catch {
    return null;
  }
}

type Part = NonNullable<v.InferOutput<typeof heldSchema>['part']>;

const NOT_LOADED = { ok: false, code: 'chunk-not-loaded' } as const;

const amidComing = ({ chapters }: Story, { before, chapters: all }: Part): PackedChapter[] =>
  all.map((told, index) => chapters[index - before] ?? coming(told));

const coming = (told: Part['chapters'][number]): PackedChapter => ({
  listed:
    told === null
      ? NOT_LOADED
      : { ok: true, title: told[0], summary: '', sections: told[1], isComing: true },
  unpack: () => NOT_LOADED,
});
