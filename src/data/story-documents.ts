import * as v from 'valibot';
import {
  adventureDocumentSchema,
  chaptersOf,
  inStoryOrder,
  type StoredChapter,
} from '../../story/adventure-document';
import type { Story } from './data';

/** A document of `adventure27` with its chunks decoded. */
export interface DecodedDocument {
  readonly id: string;
  readonly seq: number;
  readonly onamae: string;
  readonly updatedAt: string;
  readonly chapters: readonly StoredChapter[];
}

/** Decodes a document; one that is none has no chapters. */
export function decodedDocument(id: string, data: unknown): DecodedDocument {
  const document = v.safeParse(adventureDocumentSchema, data);
  if (!document.success) return { id, seq: 0, onamae: '', updatedAt: '', chapters: [] };
  const { seq, onamae, updatedAt } = document.output;
  return { id, seq, onamae, updatedAt, chapters: chaptersOf(document.output) };
}

/** The story that a participant's documents make, in its order. */
export function storyOf(documents: readonly DecodedDocument[]): Story {
  const ordered = inStoryOrder(documents);
  return {
    onamae: ordered.findLast(({ onamae }) => onamae !== '')?.onamae ?? '',
    chapters: ordered.flatMap(({ chapters }) => chapters),
    updatedAt: ordered.reduce(
      (newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest),
      '',
    ),
  };
}
