import * as v from 'valibot';
import { wireQuerySchema } from '../queries/wire-query';
import { parsePath } from '../tree/path';

const path = v.pipe(v.string(), v.transform(parsePath));
const requestNumber = v.number();

const controlSchema = v.object({ t: v.literal('c'), d: v.looseObject({ t: v.string() }) });
const requestSchema = v.object({
  t: v.literal('d'),
  d: v.object({ r: requestNumber, a: v.string(), b: v.optional(v.unknown(), {}) }),
});

/** A message of the client: a control message, or a request whose body is parsed by its action. */
export const messageSchema = v.variant('t', [controlSchema, requestSchema]);

/** valibot's `record` drops keys such as `constructor`, which a database may hold. */
const children = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const tag = v.pipe(v.number(), v.integer());

export const listenSchema = v.object({
  p: path,
  h: v.optional(v.string()),
  q: v.optional(wireQuerySchema),
  t: v.optional(tag),
});

export const getSchema = v.object({ p: path, q: v.optional(wireQuerySchema) });

export const putSchema = v.object({ p: path, d: v.unknown(), h: v.optional(v.string()) });

export const mergeSchema = v.object({
  p: path,
  d: children,
  h: v.optional(v.string()),
});

export const pathSchema = v.object({ p: path });

export const authSchema = v.object({
  cred: v.string(),
  noauth: v.optional(v.boolean()),
  authvar: v.optional(v.record(v.string(), v.unknown())),
});
