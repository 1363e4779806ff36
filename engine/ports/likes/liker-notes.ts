/** How much an account's likes count: those of the youngest accounts the least. */
export type Standing = 'new' | 'linked' | 'established';

/** The engine's private data of an account that likes turns. */
export interface LikerNote {
  /** When the account was created, in ms since 1970; its first like where Auth has no such account. */
  readonly since: number;
  readonly standing: Standing;
}

/** Notes about likers, and the schedule of their reviews. */
export interface LikerNotes {
  read(uid: string): Promise<LikerNote | null>;
  /** @param reviewAt When to review the account again, in ms since 1970; null: never. */
  remember(uid: string, note: LikerNote, reviewAt: number | null): Promise<void>;
  forget(uid: string): Promise<void>;
  /** Some accounts whose review is due, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly string[]>;
}
