/**
 * The entry of a fight in the battle record (勝負の記録). `{me}` stands for the traveller's name. It must agree with every
 * wording of the action.
 */
export interface Battle {
  /** Names of the one to three opponents. */
  readonly against: readonly string[];
  /** `{me}` or one of `against`; left out without a winner, and where wordings name different ones. */
  readonly winner?: string;
  /** The winner's words, without brackets; 決まり！ when it is left out. */
  readonly line?: string;
  /** The result, one short sentence. */
  readonly result: string;
}

/** A world's fights by `storylet/action`; every action with the effect `fight` has an entry. */
export type Battles = Readonly<Record<string, Battle>>;
