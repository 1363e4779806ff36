/**
 * A story's seed, 0 to 2³² − 1: FNV-1a over the uid's UTF-16 code units, so that a participant's story is the same
 * on every machine.
 */
export function storySeed(uid: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < uid.length; index += 1) {
    hash = Math.imul(hash ^ uid.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
