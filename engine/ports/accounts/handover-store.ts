import type { HandoverOffer } from '../../../story/handover-code';

/** What became of a request to redeem a code. */
export type RedeemAnswer = { readonly token: string } | { readonly error: string };

export interface FoundOffer extends HandoverOffer {
  /** Who offers their account. */
  readonly uid: string;
}

/** Where one device's offer and another one's request meet. Clients see their own parts of it only. */
export interface HandoverStore {
  /** The request as it was written, unparsed; null when there is none. */
  readRequest(uid: string): Promise<unknown>;
  /** Counts one more attempt of this uid. @returns how many there were since `since` (ms since 1970), this one included. */
  countAttempt(uid: string, now: number, since: number): Promise<number>;
  /**
   * Takes the offer with this hash away, so that nobody can redeem it again. Of two that take it at once one gets it.
   * @returns the offer; null when there is none.
   */
  takeOffer(hash: string): Promise<FoundOffer | null>;
  /** Writes the answer and removes the request, in one step. `date` is ms since 1970. */
  answer(uid: string, answer: RedeemAnswer, date: number): Promise<void>;
  /** Removes offers, answers and counted attempts from before `before` (ms since 1970). */
  sweep(before: number): Promise<void>;
}
