import * as v from 'valibot';
import type { Bound, Query } from './query';

const primitive = v.union([v.string(), v.number(), v.boolean(), v.null()]);

/** The query object of the SDKs' protocol, without defaults, because a client matches its listener by it. */
export const wireQuerySchema = v.object({
  sp: v.optional(primitive),
  sn: v.optional(v.string()),
  sin: v.optional(v.boolean()),
  ep: v.optional(primitive),
  en: v.optional(v.string()),
  ein: v.optional(v.boolean()),
  l: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  vf: v.optional(v.picklist(['l', 'r'])),
  i: v.optional(v.string()),
});

export type WireQuery = v.InferOutput<typeof wireQuerySchema>;

function bound(
  value: Bound['value'] | undefined,
  name: string | undefined,
  isInclusive: boolean | undefined,
): Bound | null {
  return value === undefined
    ? null
    : { value, name: name ?? null, isInclusive: isInclusive ?? true };
}

export function queryFromWire(wire: WireQuery): Query {
  return {
    orderBy: wire.i ?? '.priority',
    start: bound(wire.sp, wire.sn, wire.sin),
    end: bound(wire.ep, wire.en, wire.ein),
    limit: wire.l ?? null,
    keeps: (wire.vf ?? (wire.sp === undefined ? 'r' : 'l')) === 'l' ? 'first' : 'last',
  };
}
