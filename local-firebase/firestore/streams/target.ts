import * as v from 'valibot';
import { parseParentName } from '../documents/resource-name';
import { structuredQuerySchema } from '../query/structured-query';
import { documentNameSchema } from '../writes/write';

export const targetSchema = v.pipe(
  v.object({
    targetId: v.optional(v.number(), 0),
    query: v.optional(
      v.object({
        parent: v.pipe(
          v.string(),
          v.check((name) => parseParentName(name).database !== ''),
        ),
        structuredQuery: structuredQuerySchema,
      }),
    ),
    documents: v.optional(v.object({ documents: v.optional(v.array(documentNameSchema), []) })),
    resumeToken: v.optional(v.string(), ''),
    readTime: v.optional(v.string(), ''),
    once: v.optional(v.boolean(), false),
  }),
  v.check(
    ({ query, documents }) => (query === undefined) !== (documents === undefined),
    'A target is a query or a list of documents.',
  ),
);

/** Targets are parsed separately: only an invalid one is refused, and the stream continues. */
export const listenRequestSchema = v.object({
  addTarget: v.optional(v.looseObject({ targetId: v.optional(v.number(), 0) })),
  removeTarget: v.optional(v.number()),
});

export type Target = v.InferOutput<typeof targetSchema>;
