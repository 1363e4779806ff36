import * as v from 'valibot';
import type { Bound, Query } from './query';

const primitive = v.union([v.string(), v.number(), v.boolean(), v.null()]);

/** The query object of the SDKs' protocol. */
export const wireQuerySchema = v.object({
  sp: v.optional(primitive),
  sn: v.optional(v.string()),
  sin: v.optional(v.boolean(), true),
  ep: v.optional(primitive),
  en: v.optional(v.string()),
  ein: v.optional(v.boolean(), true),
  l: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  vf: v.optional(v.picklist(['l', 'r'])),
  i: v.optional(v.string()),
});

export type WireQuery = v.InferOutput<typeof wireQuerySchema>;

const bound = (
  value: Bound['value'] | undefined,
  name: string | undefined,
  isInclusive: boolean,
): Bound | null => (value === undefined ? null : { value, name: name ?? null, isInclusive });

export const queryFromWire = (wire: WireQuery): Query => ({
  orderBy: wire.i ?? '.priority',
  start: bound(wire.sp, wire.sn, wire.sin),
  end: bound(wire.ep, wire.en, wire.ein),
  limit: wire.l ?? null,
  keeps: (wire.vf ?? (wire.sp === undefined ? 'r' : 'l')) === 'l' ? 'first' : 'last',
});
