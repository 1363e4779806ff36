import type { ListedChapter } from '../../story/listed-chapter';
import type { PublicStory, WholeDocument } from '../source/story-source';
import { jsonForScript } from '../wording/json-for-script';

/** The id of the element with the embedded story; `src/data` reads it. */
const EMBEDDED_ID = 'embedded-story';

/** Of longer stories only the document with the shown chapter is embedded. In characters of base64. */
const LONGEST_EMBEDDED = 160_000;

interface EmbeddedStoryProps {
  readonly story: PublicStory;
  /** The chapter that the page shows, from 1. */
  readonly chapter: number;
}

/** A story's documents as stored, from which the app continues without requesting them again. */
export function EmbeddedStory({ story, chapter }: EmbeddedStoryProps) {
  const { docid } = story;
  const { documents, part } = wholeOf(story) ?? partOf(story, chapter);
  if (documents.length === 0 || lengthOf(documents) > LONGEST_EMBEDDED) return null;
  return (
    <script
      id={EMBEDDED_ID}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: jsonForScript({ docid, documents, part }) }}
    />
  );
}

interface Embedded {
  readonly documents: readonly WholeDocument[];
  readonly part?: {
    /** The number of chapters before the document. */
    readonly before: number;
    /** Title and number of sections of each chapter; null for an unreadable one. */
    readonly chapters: readonly (readonly [title: string, sections: number] | null)[];
  };
}

const lengthOf = (documents: readonly WholeDocument[]): number =>
  documents.flatMap(({ data }) => data).reduce((sum, { length }) => sum + length, 0);

/** All documents, if they were read and are short enough. */
function wholeOf({ documents: all }: PublicStory): Embedded | null {
  const documents = all.flatMap(({ whole }) => whole ?? []);
  const isWhole = documents.length === all.length && lengthOf(documents) <= LONGEST_EMBEDDED;
  return isWhole ? { documents } : null;
}

/** The document of one chapter, and outlines of the others, which the app shows until they are loaded. */
function partOf({ documents, listed }: PublicStory, chapter: number): Embedded {
  let before = 0;
  for (const document of documents) {
    if (chapter > before + document.listed.length) {
      before += document.listed.length;
      continue;
    }
    const { whole } = document;
    return whole === null
      ? { documents: [] }
      : { documents: [whole], part: { before, chapters: listed.map(inBrief) } };
  }
  return { documents: [] };
}

const inBrief = (listed: ListedChapter): [string, number] | null =>
  listed.ok ? [listed.title, listed.sections] : null;
