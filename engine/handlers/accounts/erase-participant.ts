import type { AccountService } from '../../ports/accounts/account-service';
import type { Clock } from '../../ports/runtime/clock';
import type { ParticipantEraser } from '../../ports/accounts/participant-eraser';

/** A turn that was being played when everything went may still be told to the public lists. In ms. */
const SETTLE_MS = 5000;

export interface EraseDeps {
  readonly eraser: ParticipantEraser;
  readonly accounts: AccountService;
  readonly clock: Clock;
}

/**
 * Serves one uid's request to be forgotten: removes everything twice, then the account, then the request. Whatever is
 * cut off is begun anew, for the request stands until all is done.
 * @returns whether it is done now.
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
