import * as v from 'valibot';
import type { WrittenRequest } from '../../engine/handlers/request-written';

/** The address of a request as an event names it. */
export const writtenRequestSchema: v.GenericSchema<unknown, WrittenRequest> = v.object({
  kind: v.picklist(['redeem', 'erase']),
  uid: v.string(),
});
