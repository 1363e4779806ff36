import * as v from 'valibot';
import { adventureDocumentSchema } from '../../story/adventure-document';
import type { Story } from './data';
import { decodedDocument, storyOf, type DecodedDocument } from './story-documents';

/** A story that stands in the page itself, so that nobody has to be asked for it. */
export interface EmbeddedStory {
  readonly docid: string;
  readonly documents: readonly DecodedDocument[];
  readonly story: Story;
}

const embeddedSchema = v.object({
  docid: v.string(),
  documents: v.array(v.intersect([v.object({ id: v.string() }), adventureDocumentSchema])),
});

/** Reads what the server put into the page; null where it put nothing, or nothing that can be read. */
export function readEmbeddedStory(json: string): EmbeddedStory | null {
  try {
    const { docid, documents } = v.parse(embeddedSchema, JSON.parse(json));
    const decoded = documents.map((document) => decodedDocument(document.id, document));
    return { docid, documents: decoded, story: storyOf(decoded) };
  } catch {
    return null;
  }
}
