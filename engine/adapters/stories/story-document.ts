import { deflateSync, inflateSync } from 'node:zlib';
import * as v from 'valibot';
import { newestWordsSchema, timelineEntrySchema } from '../../../story/public-lists';
import { DATA_VERSION, isTooNew } from '../../../story/data-version';
import { EngineError } from '../../ports/runtime/engine-error';
import { publishedSections } from '../../ports/stories/published-sections';
import type { StoryRecord } from '../../ports/stories/story-record';

/** The maximum size of an inflated save, in bytes. */
const MAX_SAVE_BYTES = 16 * 1024 * 1024;

const bytesSchema = v.instance(Uint8Array);

/** The field that every version has; records of version 1 have no other. */
const headSchema = v.object({ version: v.optional(v.number()) });

const progressSchema = v.object({
  merit: v.number(),
  sections: v.array(v.number()),
  status: v.picklist(['playing', 'ended']),
  turnDueAt: v.number(),
});

const recordSchema = v.object({
  ...progressSchema.entries,
  uid: v.string(),
  seed: v.number(),
  // Records that were written before the timeline existed have none.
  begunAt: v.optional(v.number(), 0),
  /** Text, UTF-8, deflated. */
  save: v.pipe(
    bytesSchema,
    v.transform((bytes) =>
      inflateSync(bytes, { maxOutputLength: MAX_SAVE_BYTES }).toString('utf8'),
    ),
  ),
  chapterEnded: v.boolean(),
  pageStartedAt: v.number(),
  onamae: v.string(),
  // The stored name of the guest candidates; records that were written before guests existed have none.
  company: v.optional(
    v.array(v.object({ uid: v.string(), onamae: v.string(), firstWord: v.string() })),
    [],
  ),
  projected: v.number(),
  outbox: v.array(v.object({ key: v.string(), ...timelineEntrySchema.entries })),
  // Records of earlier versions have none.
  newest: v.optional(v.nullable(newestWordsSchema), null),
  generation: v.number(),
  lease: v.nullable(v.object({ owner: v.string(), until: v.number() })),
});

/** @throws EngineError `record-unreadable` or `record-too-new` */
export function recordFromDocument(uid: string, data: unknown): StoryRecord {
  const head = v.safeParse(headSchema, data);
  if (head.success && isTooNew(head.output.version)) {
    throw new EngineError(
      'record-too-new',
      `The record of ${uid} is of version ${head.output.version}, and this program reads up to ${DATA_VERSION}. Nothing was changed.`,
    );
  }
  const { company, ...record } = parse(recordSchema, uid, data);
  return { ...record, guestCandidates: company };
}

/** @throws EngineError `record-unreadable` */
export function progressFromDocument(
  uid: string,
  data: unknown,
): Pick<StoryRecord, 'merit' | 'sections' | 'status' | 'turnDueAt'> {
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

/** The fields of `engine27/{uid}` that differ from `stored`, and the version; all fields when nothing is stored. */
export function documentChanges(
  record: StoryRecord,
  stored: StoryRecord | null,
): Record<string, unknown> {
  const before: Record<string, unknown> = stored === null ? {} : fieldsOf(stored);
  const changed = Object.entries(fieldsOf(record)).filter(
    ([name, value]) => before[name] !== value,
  );
  return {
    ...Object.fromEntries(changed),
    // The stored version may be an older one.
    version: DATA_VERSION,
    ...(stored?.save === record.save ? {} : { save: deflateSync(record.save) }),
  };
}

/** All fields except the save, and the fields that only queries use. */
function fieldsOf({ guestCandidates, ...record }: StoryRecord): Record<string, unknown> {
  const fields = Object.entries(record).filter(([name]) => name !== 'save');
  return {
    ...Object.fromEntries<unknown>(fields),
    company: guestCandidates,
    // When the story next needs work. While it is being played, that is when its lease expires.
    dueAt: record.lease?.until ?? record.turnDueAt,
    // Firestore queries can't compare two fields with each other.
    unprojected: publishedSections(record) > record.projected,
  };
}
