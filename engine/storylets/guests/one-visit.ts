import { guestHere, knows, not, type Condition } from '../format/condition';
import { learn } from '../format/effect';

/** Conditions for a visit: there is a guest candidate, and the chapter has had no visit. */
export const MAY_COME: readonly Condition[] = [guestHere, not(knows('guest-came'))];

/** Marks that the chapter has had its visit. */
export const HAS_COME = learn('guest-came');
