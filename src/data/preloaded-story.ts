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
  /** null when all documents are here. */
  readonly part: MissingDocuments | null;
  readonly story: Story;
  /** What was written until then is here, ISO 8601. */
  readonly since: string;
}

/** Of other chapters the words are missing: those are listed with `isComing`, or as `chunk-not-loaded` where nothing is known of them. */
interface MissingDocuments {
  /** The path of all documents; '' for a long story. */
  readonly rest: string;
}

const documentSchema = v.intersect([v.object({ id: v.string() }), adventureDocumentSchema]);
/** A document of `adventure27` as JSON, with chunks as base64. */
export type OfflineDocument = v.InferOutput<typeof documentSchema>;

const preloadedSchema = v.object({
  docid: v.string(),
  documents: v.array(documentSchema),
  /** How many chapters stand before these documents, title and sections of all of them, where the others are, and whether the story has ended. */
  part: v.optional(
    v.object({
      before: v.number(),
      chapters: v.array(v.nullable(v.tuple([v.string(), v.number()]))),
      rest: v.optional(v.string(), ''),
      isOver: v.optional(v.boolean(), false),
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
      part: part === undefined ? null : { rest: part.rest },
      story: part === undefined ? story : { ...story, chapters: withMissingChapters(story, part) },
      since: story.updatedAt,
    };
  } catch {
    return null;
  }
}

/**
 * All documents of a story of which a part is shown; what is not older in the part stays the same object, so that nothing
 * on screen is unpacked again. What has been written after `since` may be missing.
 */
export function completed(part: PreloadedStory, whole: PreloadedStory): PreloadedStory {
  const documents = new Map(whole.documents.map((document) => [document.id, document]));
  for (const shown of part.documents) {
    if (shown.updatedAt >= (documents.get(shown.id)?.updatedAt ?? '')) {
      documents.set(shown.id, shown);
    }
  }
  return { ...whole, documents: [...documents.values()], story: storyOf([...documents.values()]) };
}

/** Whether nothing that is listed in one version of a story is missing in another. */
export const covers = (story: Story, listed: Story): boolean =>
  listed.chapters.every(
    ({ listed: chapter }, index) =>
      !chapter.ok || sectionsOf(story.chapters[index]) >= chapter.sections,
  );

const sectionsOf = (chapter: PackedChapter | undefined): number =>
  chapter?.listed.ok === true ? chapter.listed.sections : 0;

type Part = NonNullable<v.InferOutput<typeof preloadedSchema>['part']>;

const NOT_LOADED = { ok: false, code: 'chunk-not-loaded' } as const;

const withMissingChapters = (
  { chapters }: Story,
  { before, chapters: all, isOver }: Part,
): PackedChapter[] =>
  all.map(
    (outline, index) =>
      chapters[index - before] ?? missingChapter(outline, isOver && index === all.length - 1),
  );

const missingChapter = (outline: Part['chapters'][number], endsStory: boolean): PackedChapter => ({
  listed:
    outline === null
      ? NOT_LOADED
      : {
          ok: true,
          title: outline[0],
          summary: '',
          sections: outline[1],
          isComing: true,
          ...(endsStory ? { endsStory } : {}),
        },
  unpack: () => NOT_LOADED,
});
