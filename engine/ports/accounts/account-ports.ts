import type { AccountService } from './account-service';
import type { HandoverStore } from './handover-store';
import type { ParticipantEraser } from './participant-eraser';
import type { RequestInbox } from './request-inbox';

/** Accounts, and what people ask of the engine about theirs. */
export interface AccountPorts {
  readonly accounts: AccountService;
  readonly inbox: RequestInbox;
  readonly handovers: HandoverStore;
  readonly eraser: ParticipantEraser;
}
