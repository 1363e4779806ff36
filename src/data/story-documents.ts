import * as v from 'valibot';
import { adventureDocumentSchema, inStoryOrder } from '../../story/adventure-document';
import { decodeChunk } from '../../story/chunk-codec';
import { listChapters, type ListingBudget } from '../../story/listed-chapter';
import type { PackedChapter, Story } from './stories';

/** A document of `adventure27` with its chapters listed. */
export interface ListedDocument {
  readonly id: string;
  readonly seq: number;
  readonly onamae: string;
  readonly image: string;
  readonly updatedAt: string;
  readonly chapters: readonly PackedChapter[];
  /** It says that the operator has hidden the whole story. */
  readonly isHidden: boolean;
  /** The document as it is stored; read again from its source rather than copied. */
  readonly stored: () => unknown;
}

/** Lists a document; one that is none has no chapters. */
export function listedDocument(
  id: string,
  stored: () => unknown,
  budget?: ListingBudget,
): ListedDocument {
  const document = v.safeParse(adventureDocumentSchema, stored());
  if (!document.success) {
    const nothing = { seq: 0, onamae: '', image: '', updatedAt: '', chapters: [], isHidden: false };
    return { id, ...nothing, stored };
  }
  const { seq, onamae, image, updatedAt, hidden: isHidden } = document.output;
  const chapters = listChapters(document.output, budget).map((listed, index) => ({
    listed,
    unpack: () => decodeChunk(v.parse(adventureDocumentSchema, stored()).data[index]),
  }));
  return { id, seq, onamae, image, updatedAt, chapters, isHidden, stored };
}

/** The story that a participant's documents make, in its order; nothing of it where it is hidden. */
export function storyOf(documents: readonly ListedDocument[]): Story {
  const ordered = inStoryOrder(documents);
  const updatedAt = ordered.reduce(
    (newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest),
    '',
  );
  if (ordered.some(({ isHidden }) => isHidden)) {
    return { onamae: '', image: '', chapters: [], updatedAt, isHidden: true };
  }
  return {
    onamae: ordered.findLast(({ onamae }) => onamae !== '')?.onamae ?? '',
    image: ordered.at(-1)?.image ?? '',
    chapters: ordered.flatMap(({ chapters }) => chapters),
    updatedAt,
    isHidden: false,
  };
}
