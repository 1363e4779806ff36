import { HANDOVER_MS } from '../../../story/handover-code';
import type { RequestKind } from '../../../story/paths';
import type { Clock } from '../../ports/clock';
import type { EventLog } from '../../ports/event-log';
import type { HandoverStore } from '../../ports/handover-store';
import type { RequestInbox } from '../../ports/request-inbox';
import type { AccountService } from '../../ports/account-service';
import type { ParticipantEraser } from '../../ports/participant-eraser';
import { eraseParticipant } from '../accounts/erase-participant';
import { redeemCode } from '../accounts/redeem-code';
import { errorDetail } from '../timing/error-detail';

/** What could not be served is tried again this much later, then twice as much, and so on. In ms. */
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** What nobody fetched is looked for this often, in ms. */
const SWEEP_MS = 60_000;

export interface RequestDeps {
  readonly inbox: RequestInbox;
  readonly handovers: HandoverStore;
  readonly accounts: AccountService;
  readonly eraser: ParticipantEraser;
  readonly clock: Clock;
  readonly log: EventLog;
}

export interface RequestWatcher {
  /** Begins nothing any more. Resolves when nothing is under way. */
  stop(): Promise<void>;
}

/** Serves what people ask of the engine. Resolves when those that wait already are being served. */
export async function watchRequests(parts: RequestDeps): Promise<RequestWatcher> {
  const { inbox, handovers, clock, log } = parts;
  const ending = new AbortController();
  const stopping = ending.signal;
  const underWay = new Map<string, Promise<void>>();

  const serveOnce: Readonly<Record<RequestKind, (uid: string) => Promise<void>>> = {
    redeem: async (uid) => {
      const outcome = await redeemCode(uid, { ...parts, now: clock.now() });
      if (outcome === 'too-many-attempts') log({ level: 'warning', code: outcome, uid });
    },
    erase: async (uid) => {
      const isErased = await eraseParticipant(uid, parts, stopping);
      if (isErased) log({ level: 'info', code: 'participant-erased', uid });
    },
  };

  const serve = async (kind: RequestKind, uid: string): Promise<void> => {
    for (let pause = SHORTEST_PAUSE_MS; !stopping.aborted; pause *= 2) {
      try {
        return await serveOnce[kind](uid);
      } catch (error) {
        log({ level: 'error', code: `${kind}-not-served`, uid, detail: errorDetail(error) });
        await clock.wait(Math.min(pause, LONGEST_PAUSE_MS), stopping);
      }
    }
  };

  const told = (kind: RequestKind) => (uid: string) => {
    const key = `${kind}/${uid}`;
    // One after another: what is written while its forerunner is served is not lost.
    const serving = (underWay.get(key) ?? Promise.resolve())
      .then(() => serve(kind, uid))
      .finally(() => {
        if (underWay.get(key) === serving) underWay.delete(key);
      });
    underWay.set(key, serving);
  };

  const sweeping = async (): Promise<void> => {
    while (!stopping.aborted) {
      await handovers
        .sweep(clock.now() - HANDOVER_MS)
        .catch((error: unknown) =>
          log({ level: 'error', code: 'handovers-not-swept', detail: errorDetail(error) }),
        );
      await clock.wait(SWEEP_MS, stopping);
    }
  };

  const unsubscribe = await Promise.all([
    inbox.watch('redeem', told('redeem')),
    inbox.watch('erase', told('erase')),
  ]);
  const swept = sweeping();
  return {
    async stop() {
      ending.abort();
      for (const end of unsubscribe) end();
      await Promise.all([swept, ...underWay.values()]);
    },
  };
}
