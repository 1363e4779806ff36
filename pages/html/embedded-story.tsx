import { endsStory } from '../../story/ends-story';
import type { ListedChapter } from '../../story/listed-chapter';
import { documentsPath } from '../paths/documents-path';
import type { PublicStory, WholeDocument } from '../source/story-source';
import { areShort, wholeDocuments } from '../source/whole-documents';
import { jsonForScript } from '../wording/json-for-script';

/** The id of the element with the embedded story; `src/data` reads it. */
const EMBEDDED_ID = 'embedded-story';

interface EmbeddedStoryProps {
  readonly story: PublicStory;
  /** The chapter that the page shows, from 1. */
  readonly chapter: number;
}

/** The stored document of the shown chapter, with which the app replaces the page before it has requested anything. */
export function EmbeddedStory({ story, chapter }: EmbeddedStoryProps) {
  const embedded = embeddedOf(story, chapter);
  if (embedded === null || !areShort(embedded.documents)) return null;
  return (
    <script
      id={EMBEDDED_ID}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: jsonForScript({ docid: story.docid, ...embedded }) }}
    />
  );
}

interface Embedded {
  readonly documents: readonly WholeDocument[];
  /** Missing when the story has no other document. */
  readonly part?: {
    /** The number of chapters before the document. */
    readonly before: number;
    /** Title and number of sections of each chapter; null for an unreadable one. */
    readonly chapters: readonly (readonly [title: string, sections: number] | null)[];
    /** Where the app gets all documents; '' for a long story, which it reads from the database. */
    readonly rest: string;
    /** The story has ended: its last chapter, which would tell, may not be here. */
    readonly isOver?: boolean;
  };
}

function embeddedOf(story: PublicStory, chapter: number): Embedded | null {
  const { docid, documents, listed } = story;
  let before = 0;
  for (const document of documents) {
    if (chapter > before + document.listed.length) {
      before += document.listed.length;
      continue;
    }
    if (document.whole === null) return null;
    const shown = [document.whole];
    if (documents.length === 1) return { documents: shown };
    const rest = wholeDocuments(story) === null ? '' : documentsPath(docid);
    const over = endsStory(story.chapters.at(-1)) && { isOver: true };
    return { documents: shown, part: { before, chapters: listed.map(inBrief), rest, ...over } };
  }
  return null;
}

const inBrief = (listed: ListedChapter): [string, number] | null =>
  listed.ok ? [listed.title, listed.sections] : null;
