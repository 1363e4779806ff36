import * as v from 'valibot';
import { adventureDocumentSchema } from '../../story/adventure-document';
import type { Story } from './data';
import { decodedDocument, storyOf, type DecodedDocument } from './story-documents';

/** A story that is here already, in the page or on the device, so that only what is newer has to be asked for. */
export interface HeldStory {
  readonly docid: string;
  /** As they are kept, by their id. */
  readonly kept: ReadonlyMap<string, KeptDocument>;
  /** The same, decoded. */
  readonly documents: readonly DecodedDocument[];
  readonly story: Story;
}

const keptSchema = v.intersect([v.object({ id: v.string() }), adventureDocumentSchema]);
/** A document of `adventure27` as JSON, with chunks as base64. */
export type KeptDocument = v.InferOutput<typeof keptSchema>;

const heldSchema = v.object({ docid: v.string(), documents: v.array(keptSchema) });

/** Reads what the server put into the page or the device has kept; null for anything else. */
export function readHeldStory(json: string): HeldStory | null {
  try {
    const { docid, documents: kept } = v.parse(heldSchema, JSON.parse(json));
    if (kept.length === 0) return null;
    const documents = kept.map((document) => decodedDocument(document.id, document));
    return {
      docid,
      kept: new Map(kept.map((document) => [document.id, document])),
      documents,
      story: storyOf(documents),
    };
  } catch {
    return null;
  }
}
