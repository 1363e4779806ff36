/**
 * How a fight is entered in the record of battles (勝負の記録). `{me}` stands for the traveller's name in all of it. It is true
 * whichever wordings the action is told in.
 */
export interface Battle {
  /** One to three who stand against the traveller, by their names in the story. */
  readonly against: readonly string[];
  /** `{me}` or one of `against`; left out where nobody wins, or wordings differ about who does. */
  readonly winner?: string;
  /** What the winner says, without brackets; 決まり！ when it is left out. */
  readonly line?: string;
  /** How it ended, one short sentence. */
  readonly result: string;
}

/** A world's fights by `storylet/action`: every action that fights has one. */
export type Battles = Readonly<Record<string, Battle>>;
