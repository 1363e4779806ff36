import * as v from 'valibot';
import type { DeviceStorage } from '../../data/device-storage';
import { compareSections, type SectionRef } from '../../../story/section-ref';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const recordSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.tuple([count, count]))),
  {},
);

/** The furthest section of a story that was read on this device, or to which a bookmark from another one leads. */
export function furthestOf(device: DeviceStorage, docid: string): SectionRef {
  const [chapter, section] = v.parse(recordSchema, device.read('furthest'))[docid] ?? [1, 1];
  return { chapter, section };
}

/** Remembers how far a story has been read, also when an earlier page is opened again. */
export function noteFurthest(device: DeviceStorage, docid: string, place: SectionRef): void {
  const record = v.parse(recordSchema, device.read('furthest'));
  const [chapter, section] = record[docid] ?? [1, 1];
  if (compareSections(place, { chapter, section }) <= 0) return;
  device.write('furthest', JSON.stringify({ ...record, [docid]: [place.chapter, place.section] }));
}
