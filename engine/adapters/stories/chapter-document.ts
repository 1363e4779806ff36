import * as v from 'valibot';
import {
  adventureDocumentSchema,
  chaptersOf,
  packChapters,
  type AdventureDocument,
} from '../../../story/adventure-document';
import { characterIcon } from '../../../story/character-icon';
import { EngineError } from '../../ports/runtime/engine-error';
import type { PublishedChapter } from '../../ports/stories/story-store';

/** The id of a chapter's public document. */
export function chapterDocumentId(uid: string, chapter: number): string {
  return `${uid}-${String(chapter).padStart(5, '0')}`;
}

/** The public document of a chapter: one chunk and its outline, without private data. */
export function chapterDocument(
  uid: string,
  seq: number,
  { onamae, image, updatedAt, chapter }: PublishedChapter,
): Omit<AdventureDocument, 'hidden'> {
  return { uid, onamae, image, ...packChapters([chapter]), seq, updatedAt };
}

/** @throws EngineError `chapter-unreadable` */
export function publishedChapter(id: string, data: unknown): PublishedChapter {
  const document = v.safeParse(adventureDocumentSchema, data);
  const stored = document.success ? chaptersOf(document.output)[0] : undefined;
  if (!document.success || stored?.ok !== true) {
    const isNewer = stored?.ok === false && stored.code === 'chunk-too-new';
    throw new EngineError(
      'chapter-unreadable',
      isNewer
        ? `The document ${id} is of a newer version. Nothing was changed.`
        : `The document ${id} holds no chapter.`,
    );
  }
  const { onamae, image, updatedAt } = document.output;
  return { onamae, image: characterIcon(image), updatedAt, chapter: stored.chapter };
}
