import type { RequestKind } from '../../../story/paths';
import type { Unsubscribe } from '../runtime/subscription';

/** The requests of clients to the engine. */
export interface RequestInbox {
  /**
   * Reports the uids with a request of this kind: the stored ones, and new ones.
   * Resolves when the stored ones have been reported.
   */
  watch(kind: RequestKind, listener: (uid: string) => void): Promise<Unsubscribe>;
}
