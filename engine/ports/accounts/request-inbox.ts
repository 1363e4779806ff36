import type { RequestKind } from '../../../story/paths';
import type { Unsubscribe } from '../runtime/subscription';

/** What people ask of the engine. */
export interface RequestInbox {
  /**
   * Tells who asks for this: those that wait already, and those that come.
   * Resolves when those that wait have been told of.
   */
  watch(kind: RequestKind, told: (uid: string) => void): Promise<Unsubscribe>;
}
