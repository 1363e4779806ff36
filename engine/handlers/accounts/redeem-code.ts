import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  HANDOVER_MS,
  handoverSecret,
  readHandoverCode,
  type RedeemProblem,
} from '../../../story/handover-code';
import type { AccountService } from '../../ports/accounts/account-service';
import type { HandoverStore } from '../../ports/accounts/handover-store';

/** Maximum attempts of one uid within the lifetime of a code. */
const ATTEMPTS = 5;

/** Longer input is no code and is refused unread. */
const requestSchema = v.object({ code: v.pipe(v.string(), v.maxLength(40)) });

export interface RedeemDeps {
  readonly handovers: HandoverStore;
  readonly accounts: AccountService;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type Redeemed = 'nothing-asked' | 'redeemed' | RedeemProblem;

/**
 * Serves one uid's request: exchanges the typed code for a token of the account that created it. Serving it twice gives
 * the account once. Unknown, used and expired codes get the same answer, so that codes can't be probed.
 */
export async function redeemCode(uid: string, deps: RedeemDeps): Promise<Redeemed> {
  const { handovers, accounts, now } = deps;
  const stored = await handovers.readRequest(uid);
  if (stored === null || stored === undefined) return 'nothing-asked';
  const refuse = async (error: RedeemProblem): Promise<Redeemed> => {
    await handovers.answer(uid, { error }, now);
    return error;
  };
  const attempts = await handovers.countAttempt(uid, now, now - HANDOVER_MS);
  if (attempts > ATTEMPTS) return refuse('too-many-attempts');
  const request = v.safeParse(requestSchema, stored);
  const symbols = request.success ? readHandoverCode(request.output.code) : null;
  if (symbols === null) return refuse('unknown-code');
  const offer = await handovers.takeOffer(hashOf(symbols));
  if (offer === null || offer.date + HANDOVER_MS < now) return refuse('unknown-code');
  await handovers.answer(uid, { token: await accounts.customToken(offer.uid) }, now);
  return 'redeemed';
}

const hashOf = (symbols: string): string =>
  createHash('sha256').update(handoverSecret(symbols)).digest('hex');
