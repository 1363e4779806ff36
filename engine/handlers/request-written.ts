import type { RequestKind } from '../../story/paths';
import type { EventLog } from '../ports/runtime/event-log';
import { eraseParticipant, type EraseDeps } from './accounts/erase-participant';
import { redeemCode, type RedeemDeps } from './accounts/redeem-code';

export interface RequestDeps extends EraseDeps, Omit<RedeemDeps, 'now'> {
  readonly log: EventLog;
}

/** A request to the engine: `request/{kind}/{uid}`. */
export interface WrittenRequest {
  readonly kind: RequestKind;
  readonly uid: string;
}

/**
 * Serves a request. A repeated call finds that it was removed.
 * @param stopping Leaves the request for the next start.
 */
export async function requestWritten(
  { kind, uid }: WrittenRequest,
  deps: RequestDeps,
  stopping: AbortSignal,
): Promise<void> {
  const { clock, log } = deps;
  switch (kind) {
    case 'redeem': {
      const outcome = await redeemCode(uid, { ...deps, now: clock.now() });
      if (outcome === 'too-many-attempts') log({ level: 'warning', code: outcome, uid });
      return;
    }
    case 'erase': {
      const isErased = await eraseParticipant(uid, deps, stopping);
      if (isErased) log({ level: 'info', code: 'participant-erased', uid });
    }
  }
}
