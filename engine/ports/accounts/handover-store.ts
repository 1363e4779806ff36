import type { HandoverOffer } from '../../../story/handover-code';

/** The result of a request to redeem a code. */
export type RedeemAnswer = { readonly token: string } | { readonly error: string };

export interface FoundOffer extends HandoverOffer {
  /** The account that is offered. */
  readonly uid: string;
}

/** Offers of accounts and requests to redeem them. Clients see only their own. */
export interface HandoverStore {
  /** The stored request, unparsed; null when there is none. */
  readRequest(uid: string): Promise<unknown>;
  /** Counts one more attempt of this uid. @returns the attempts since `since` (ms since 1970), this one included. */
  countAttempt(uid: string, now: number, since: number): Promise<number>;
  /**
   * Removes the offer with this hash, so that it can't be redeemed again. Of two concurrent calls one gets it.
   * @returns the offer; null when there is none.
   */
  takeOffer(hash: string): Promise<FoundOffer | null>;
  /** Writes the answer and removes the request, in one step. `date` is ms since 1970. */
  answer(uid: string, answer: RedeemAnswer, date: number): Promise<void>;
  /** Removes offers, answers and counted attempts from before `before` (ms since 1970). */
  sweep(before: number): Promise<void>;
}
