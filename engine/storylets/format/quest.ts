/**
 * What the traveller is after in a world, so that readers know at every step why it goes where it goes. Each list holds
 * five sentences or more, short and plain. They may use what all `found` storylets remember (`{memo.cargo}`).
 */
export interface Quest {
  /** What the traveller makes up its mind to do, told at the end of its answer to `found`. */
  readonly resolve: readonly string[];
  /** The place that the quest is bound for, if it has one: nobody comes there on the way to it. */
  readonly goal?: string;
  /** Ways of coming to `{place}`, wherever that is and whatever is about to happen there, … */
  readonly ways: {
    /** … while it does not yet know what the promise is about, */
    readonly asking: readonly string[];
    /** … when it does, */
    readonly knowing: readonly string[];
    /** … and when the promise was nearly lost and is about to be settled. */
    readonly hurrying: readonly string[];
  };
}
