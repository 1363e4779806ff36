import * as v from 'valibot';
import type { WrittenRequest } from '../../engine/handlers/request-written';

/** The path parameters of a request event. */
export const writtenRequestSchema: v.GenericSchema<unknown, WrittenRequest> = v.object({
  kind: v.picklist(['redeem', 'erase']),
  uid: v.string(),
});
