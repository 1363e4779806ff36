import type { AccountService } from '../../ports/accounts/account-service';
import type { Clock } from '../../ports/runtime/clock';
import type { ParticipantEraser } from '../../ports/accounts/participant-eraser';

/** A turn in progress during the deletion may still be projected to the public lists within this time. In ms. */
const SETTLE_MS = 5000;

export interface EraseDeps {
  readonly eraser: ParticipantEraser;
  readonly accounts: AccountService;
  readonly clock: Clock;
}

/**
 * Serves one uid's deletion request: removes all data twice, then the account, then the request. After an interruption
 * everything is repeated, because the request is removed last.
 * @returns whether the deletion is complete.
 */
export async function eraseParticipant(
  uid: string,
  { eraser, accounts, clock }: EraseDeps,
  stopping: AbortSignal,
): Promise<boolean> {
  if (!(await eraser.isAsked(uid))) return false;
  await eraser.erase(uid);
  await clock.wait(SETTLE_MS, stopping);
  if (stopping.aborted) return false;
  await eraser.erase(uid);
  await accounts.remove(uid);
  await eraser.finish(uid);
  return true;
}
