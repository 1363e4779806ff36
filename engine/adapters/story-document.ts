import { deflateSync, inflateSync } from 'node:zlib';
import * as v from 'valibot';
import { EngineError } from '../ports/engine-error';
import type { StoryRecord } from '../ports/story-record';

const bytesSchema = v.instance(Uint8Array);

const progressSchema = v.object({
  merit: v.number(),
  sections: v.array(v.number()),
});

const recordSchema = v.object({
  ...progressSchema.entries,
  uid: v.string(),
  seed: v.number(),
  /** Text, UTF-8, deflated. */
  save: v.pipe(
    bytesSchema,
    v.transform((bytes) => inflateSync(bytes).toString('utf8')),
  ),
  chapterEnded: v.boolean(),
  status: v.picklist(['playing', 'ended']),
  dueAt: v.number(),
  pageStartedAt: v.number(),
  onamae: v.string(),
  projected: v.number(),
  outbox: v.array(
    v.object({ key: v.string(), date: v.string(), summary: v.string(), url: v.string() }),
  ),
  generation: v.number(),
  lease: v.nullable(v.object({ owner: v.string(), until: v.number() })),
});

/** @throws EngineError `record-unreadable` */
export function recordFromDocument(uid: string, data: unknown): StoryRecord {
  return parse(recordSchema, uid, data);
}

/** @throws EngineError `record-unreadable` */
export function progressFromDocument(
  uid: string,
  data: unknown,
): Pick<StoryRecord, 'merit' | 'sections'> {
  return parse(progressSchema, uid, data);
}

function parse<TSchema extends v.GenericSchema>(
  schema: TSchema,
  uid: string,
  data: unknown,
): v.InferOutput<TSchema> {
  try {
    return v.parse(schema, data);
  } catch (error) {
    throw new EngineError(
      'record-unreadable',
      `The record of ${uid} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }
}

/** The fields of `engine27/{uid}` that differ from `stored`; all of them where nothing is stored. */
export function documentChanges(
  record: StoryRecord,
  stored: StoryRecord | null,
): Record<string, unknown> {
  const { save, ...plain } = record;
  const fields = Object.entries({ ...plain, unprojected: isUnprojected(record) });
  const before: Record<string, unknown> =
    stored === null ? {} : { ...stored, unprojected: isUnprojected(stored) };
  return {
    ...Object.fromEntries(fields.filter(([name, value]) => before[name] !== value)),
    ...(stored?.save === save ? {} : { save: deflateSync(save) }),
  };
}

/** Stored beside the cursors, which a query cannot compare. */
function isUnprojected({ sections, projected }: StoryRecord): boolean {
  return sections.reduce((sum, count) => sum + count, 0) > projected;
}
