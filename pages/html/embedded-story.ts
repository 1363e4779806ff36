import { chaptersOf } from '../../story/adventure-document';
import type { PublicStory, SourceDocument } from '../source/story-source';
import { jsonForScript } from '../wording/escape';

/** The element that the app looks for; `src/data` reads it. */
const EMBEDDED_ID = 'embedded-story';

/** Of longer stories only the document comes along that the page shows a part of. In characters of base64. */
const LONGEST_EMBEDDED = 160_000;

/**
 * A story's documents as they are in the database, for the app to take over without asking for them again. Nothing where
 * something is hidden: that must not stand in the page at all.
 * @param chapter The chapter that the page shows, from 1.
 */
export function embeddedStory(story: PublicStory, chapter: number): string {
  const { docid, hidden } = story;
  if (hidden.story || Object.values(hidden.turns).includes(true)) return '';
  const isShort = lengthOf(story.documents) <= LONGEST_EMBEDDED;
  const { documents, part } = isShort ? { ...story, part: undefined } : partOf(story, chapter);
  if (lengthOf(documents) > LONGEST_EMBEDDED) return '';
  return `<script id="${EMBEDDED_ID}" type="application/json">${jsonForScript({ docid, documents, part })}</script>`;
}

const lengthOf = (documents: readonly SourceDocument[]): number =>
  documents.flatMap(({ data }) => data).reduce((sum, { length }) => sum + length, 0);

/** The document of one chapter, with the number of chapters before it and of all. */
function partOf({ documents, chapters }: PublicStory, chapter: number) {
  let before = 0;
  for (const document of documents) {
    const own = chaptersOf({ ...document, data: [...document.data] }).length;
    if (chapter <= before + own) {
      return { documents: [document], part: { before, chapters: chapters.length } };
    }
    before += own;
  }
  return { documents: [], part: undefined };
}
