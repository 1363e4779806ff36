import { guestHere, knows, not, type Condition } from '../format/condition';
import { learn } from '../format/effect';

/** Somebody is on the way, and nobody has come in this chapter: one visit a chapter. */
export const MAY_COME: readonly Condition[] = [guestHere, not(knows('guest-came'))];

/** Takes the chapter's visit. */
export const HAS_COME = learn('guest-came');
