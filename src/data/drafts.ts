import * as v from 'valibot';
import type { DeviceStorage } from './device-storage';

/** All drafts of a device together, as UTF-8. */
export const DRAFT_BYTES = 64 * 1024;

const schema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.unknown()]))),
  [],
);

type Stored = v.InferOutput<typeof schema>;

const bytesOf = (drafts: Stored): number =>
  new TextEncoder().encode(JSON.stringify(drafts)).byteLength;

/** What was typed into a form and not sent, unchecked; undefined for nothing. */
export const readDraft = (device: DeviceStorage, uid: string, form: string): unknown =>
  v.parse(schema, device.read('drafts')).find(([key]) => key === `${uid}/${form}`)?.[1];

/**
 * Keeps what is typed into a form of an account; undefined forgets it. The longest untouched make room for it, and one
 * that is larger than all the room is not kept.
 */
export function writeDraft(
  device: DeviceStorage,
  uid: string,
  form: string,
  values: unknown,
): void {
  const key = `${uid}/${form}`;
  const stored = v.parse(schema, device.read('drafts'));
  const others = stored.filter(([other]) => other !== key);
  const own: Stored = values === undefined ? [] : [[key, values]];
  if (own.length === 0 && others.length === stored.length) return;
  let kept = bytesOf(own) > DRAFT_BYTES ? others : [...others, ...own];
  while (bytesOf(kept) > DRAFT_BYTES) kept = kept.slice(1);
  device.write('drafts', JSON.stringify(kept));
}
