import type { AccountService } from '../../ports/accounts/account-service';
import type { EventLog } from '../../ports/runtime/event-log';
import type { ParticipantEraser } from '../../ports/accounts/participant-eraser';

interface AccountDeps {
  readonly accounts: Pick<AccountService, 'exists'>;
  readonly eraser: Pick<ParticipantEraser, 'erase'>;
  readonly log: EventLog;
}

/**
 * Whether a participant has an account. A token stays valid for up to an hour after its account was deleted: a script could
 * register and request deletion repeatedly, with a new story each time. An entry without an account is removed.
 */
export async function hasAccount(
  uid: string,
  { accounts, eraser, log }: AccountDeps,
): Promise<boolean> {
  if (await accounts.exists(uid)) return true;
  await eraser.erase(uid);
  log({ level: 'warning', code: 'entry-without-account', uid });
  return false;
}
