import type { GuestCandidate } from '../ports/entries/participant';
import type { Guest, GuestVoice } from '../world/guest';
import { withoutCorners, withinCorners } from './within-corners';

/** Patterns of the ways of speaking; the first match counts, and `plain` is used without one. */
const SIGNS: readonly (readonly [GuestVoice, RegExp])[] = [
  ['old', /じゃ(?!ない|なく|あ|ね)|のう|わし|おる(?:わ|ぞ|な|か)?[。！…]|ぬ[。！…]|でござ/u],
  ['polite', /です|ます|ません|ました|ください|でしょう|ございます/u],
  [
    'rough',
    /ぜ|ぞ|だろ(?!う)|俺|おれ|オレ|てやる|じゃねえ|ねえよ|しろ[。！]|行くか|ときな|[しけ]な[。！]|やがれ|てめえ|あんた/u,
  ],
];

/** Another participant's character as a guest; its way of speaking is read from its first line. */
export function guestOf({ uid, onamae, firstWord }: GuestCandidate): Guest {
  return {
    uid,
    name: withoutCorners(onamae),
    firstWord: withinCorners(firstWord),
    voice: SIGNS.find(([, pattern]) => pattern.test(firstWord))?.[0] ?? 'plain',
  };
}
