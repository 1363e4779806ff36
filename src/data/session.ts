import type { WatchNetwork } from './network';
import type { Stop } from './subscription';

/** The account that this browser is signed in with, and its connection. Nothing here rejects. */
export interface Session {
  /** The uid of the anonymous account, an existing one if there is one; null when signing in fails. */
  signIn(): Promise<string | null>;
  /** Whether this browser still has the account when the page is opened again; true where that is not known. */
  keepsAccount(): Promise<boolean>;
  watchConnection(next: (isConnected: boolean) => void): Stop;
  /** What the browser knows at once; a server that is out of reach is noticed later. */
  readonly watchNetwork: WatchNetwork;
}
