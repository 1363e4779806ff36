import { Bytes } from 'firebase/firestore';
import * as v from 'valibot';
import { adventureDocumentSchema } from '../../../story/adventure-document';
import type { OfflineDocument } from '../preloaded-story';

/** A document as JSON can hold it: chunks as base64, whatever else they were stored as. */
export function offlineDocument(id: string, stored: unknown): OfflineDocument {
  const document = v.parse(adventureDocumentSchema, stored);
  const data = document.data.map((chunk) => (chunk instanceof Bytes ? chunk.toBase64() : chunk));
  return { ...document, id, data };
}
