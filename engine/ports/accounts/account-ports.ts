import type { AccountService } from './account-service';
import type { HandoverStore } from './handover-store';
import type { ParticipantEraser } from './participant-eraser';
import type { RequestInbox } from './request-inbox';

/** Accounts, and the requests of clients about their own account. */
export interface AccountPorts {
  readonly accounts: AccountService;
  readonly inbox: RequestInbox;
  readonly handovers: HandoverStore;
  readonly eraser: ParticipantEraser;
}
