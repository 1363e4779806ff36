/** Set and learnt by whoever takes the offer: the hour of the promise passes without it. */
export const OFFER_TAKEN = 'offer-taken';
/** Learnt by whoever stays. */
export const OFFER_DECLINED = 'offer-declined';
