/** A participant on the waiting list, whose story has not been admitted yet. */
export interface WaitingNewcomer {
  readonly uid: string;
  /** When the registration was received, in ms since 1970; 0 for one that has lost its place among the newest. */
  readonly at: number;
  /** Its place in the order, in ms since 1970. */
  readonly place: number;
  /** Whether the account was young when it registered. */
  readonly isYoung: boolean;
}

/** By lane: until when its slots are taken, in ms since 1970. */
export interface TakenSlots {
  readonly fresh: number;
  readonly inTurn: number;
}

/** The waiting list of stories to admit, and the state of the quota; shared by all workers and functions. */
export interface WaitingList {
  /**
   * Changes the taken slots in one transaction. The change function may run several times; null changes nothing.
   */
  takeSlots(change: (taken: TakenSlots) => TakenSlots | null): Promise<void>;
  readSlots(): Promise<TakenSlots>;
  /** The given uids that are on the waiting list. */
  waitingAmong(uids: readonly string[]): Promise<ReadonlySet<string>>;
  add(newcomers: readonly WaitingNewcomer[]): Promise<void>;
  /** The newest registrations first. */
  newest(limit: number): Promise<readonly WaitingNewcomer[]>;
  /** In the order of `place`. */
  inOrder(limit: number): Promise<readonly WaitingNewcomer[]>;
  remove(uid: string): Promise<void>;
}
