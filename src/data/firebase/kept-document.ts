import { Bytes, type DocumentData } from 'firebase/firestore';
import type { KeptDocument } from '../held-story';

/** A document as JSON can hold it: chunks as base64, whatever else they were stored as. */
export function keptDocument(id: string, document: DocumentData): KeptDocument {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const { data, seq }: DocumentData = document;
  return {
    id,
    uid: text(document['uid']),
    onamae: text(document['onamae']),
    seq: typeof seq === 'number' ? seq : 0,
    updatedAt: text(document['updatedAt']),
    data: Array.isArray(data)
      ? data.map((chunk: unknown) => (chunk instanceof Bytes ? chunk.toBase64() : chunk))
      : [],
  };
}
