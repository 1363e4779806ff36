/** Set and learnt when the traveller is elsewhere at the hour of the promise: for an offer, or for an interruption. */
export const AWAY = 'away';
/** Set and learnt, besides, when the traveller takes the offer. */
export const OFFER_TAKEN = 'offer-taken';
/** Learnt when the traveller declines it. */
export const OFFER_DECLINED = 'offer-declined';
/** Learnt when the traveller is away because of an interruption. */
export const INTERRUPTED = 'interrupted';
/** Set by an interruption that does not cost the hour of the promise, and serves the traveller there. */
export const HEARTENED = 'heartened';
