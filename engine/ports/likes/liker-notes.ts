/** How much an account's likes count: the youngest account's least. */
export type Standing = 'new' | 'linked' | 'established';

/** What the engine knows of somebody who likes turns. */
export interface LikerNote {
  /** Since when the account exists, in ms since 1970; since its first like where Auth does not know it. */
  readonly since: number;
  readonly standing: Standing;
}

/** Notes about likers, and the list of those who are to be looked at again. */
export interface LikerNotes {
  read(uid: string): Promise<LikerNote | null>;
  /** @param reviewAt When to look at them again, in ms since 1970; null: never. */
  remember(uid: string, note: LikerNote, reviewAt: number | null): Promise<void>;
  forget(uid: string): Promise<void>;
  /** Some who are to be looked at again by now, those who have waited longest first. */
  due(now: number, limit: number): Promise<readonly string[]>;
}
