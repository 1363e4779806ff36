const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/**
 * A push ID: a key that sorts by time, as `push()` creates them.
 * @param now milliseconds since the epoch
 * @param random twelve random bytes
 */
export function pushId(now: number, random: Uint8Array): string {
  let time = now;
  let id = '';
  for (let index = 0; index < 8; index += 1) {
    id = alphabet.charAt(time % 64) + id;
    time = Math.floor(time / 64);
  }
  for (const byte of random) id += alphabet.charAt(byte % 64);
  return id;
}
