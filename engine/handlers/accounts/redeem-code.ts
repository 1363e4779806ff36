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

/** Attempts that one uid has in the time that a code lives. */
const ATTEMPTS = 5;

/** No person types a code faster than it was written: what is longer is not looked at. */
const requestSchema = v.object({ code: v.pipe(v.string(), v.maxLength(40)) });

export interface RedeemDeps {
  readonly handovers: HandoverStore;
  readonly accounts: AccountService;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type Redeemed = 'nothing-asked' | 'redeemed' | RedeemProblem;

/**
 * Serves one uid's request: the code that was typed there for a token of the account that made it. Served twice, it
 * gives the account once. Unknown, used and expired codes are told apart to nobody.
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
