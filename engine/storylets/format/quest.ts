/**
 * The traveller's aim in a world, so that readers know the reason for each of its ways. Each list has at least five short
 * sentences. They may use what all `found` storylets remember (`{memo.cargo}`).
 */
export interface Quest {
  /** The traveller's decision, at the end of its answer to `found`. */
  readonly resolve: readonly string[];
  /** The destination, if there is one: arriving there needs no sentence of `ways`. */
  readonly goal?: string;
  /** Reasons for coming to `{place}`, which fit every place and scene, … */
  readonly ways: {
    /** … before the promise is understood, */
    readonly asking: readonly string[];
    /** … after that, */
    readonly knowing: readonly string[];
    /** … and between the turning point and the end of the promise. */
    readonly hurrying: readonly string[];
  };
}
