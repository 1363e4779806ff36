import type { Clock } from '../../engine/ports/clock';
import type { EventLog } from '../../engine/ports/event-log';
import type { AccountService } from '../../engine/ports/account-service';
import type { HandoverStore } from '../../engine/ports/handover-store';
import type { ParticipantEraser } from '../../engine/ports/participant-eraser';
import { eraseParticipant } from '../../engine/worker/accounts/erase-participant';
import { redeemCode } from '../../engine/worker/accounts/redeem-code';

interface RequestDeps {
  readonly handovers: HandoverStore;
  readonly accounts: AccountService;
  readonly eraser: ParticipantEraser;
  readonly clock: Clock;
  readonly log: EventLog;
}

/** Serves what somebody asks of the engine; told of again, it finds nothing asked any more. */
export async function requestWritten(
  { kind, uid }: { readonly kind: string; readonly uid: string },
  parts: RequestDeps,
): Promise<void> {
  const { clock, log } = parts;
  if (kind === 'redeem') {
    const outcome = await redeemCode(uid, { ...parts, now: clock.now() });
    if (outcome === 'too-many-attempts') log({ level: 'warning', code: outcome, uid });
  }
  if (kind === 'erase') {
    const isErased = await eraseParticipant(uid, parts, new AbortController().signal);
    if (isErased) log({ level: 'info', code: 'participant-erased', uid });
  }
}
