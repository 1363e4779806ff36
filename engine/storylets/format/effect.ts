/**
 * An effect of an action or a scene. `resolve` turns effects into ledger events, in order; an action with an impossible
 * effect (not enough money, goods not owned) is not offered to the player.
 */
export type Effect =
  /** At the place's price × `factor`; the units of the binding × `share`, at least one. */
  | {
      readonly does: 'buy' | 'sell';
      readonly goods: string;
      readonly factor: number;
      readonly share: number;
    }
  /** All units of the binding. */
  | { readonly does: 'gain' | 'lose'; readonly goods: string }
  /** One unit of the binding, or of the item in the slot `food`. */
  | { readonly does: 'use'; readonly goods: string }
  | { readonly does: 'pay' | 'earn'; readonly amount: number }
  /** A share of the purse, 0 to 1; at least one 銀貨. */
  | { readonly does: 'payShare'; readonly share: number }
  /** HP, limited to 1–10. */
  | { readonly does: 'hurt' | 'heal'; readonly hp: number }
  | { readonly does: 'fight' | 'settle' | 'complicate' }
  | { readonly does: 'open' | 'close'; readonly thread: string }
  | { readonly does: 'learn'; readonly key: string }
  /** Learns the name of bound goods, for later texts with `{memo.KEY}`. */
  | { readonly does: 'remember'; readonly key: string; readonly goods: string }
  /** Stands until the day begins again. */
  | { readonly does: 'set'; readonly key: string }
  | { readonly does: 'trust'; readonly person: string; readonly by: number };
