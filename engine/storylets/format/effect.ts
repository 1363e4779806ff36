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
  | { readonly does: 'trust'; readonly person: string; readonly by: number };

interface Terms {
  /** 1 is the market's price. */
  readonly factor?: number;
  /** Of the bound units; 1 is all of them. */
  readonly share?: number;
}

export const buy = (goods: string, { factor = 1, share = 1 }: Terms = {}): Effect => ({
  does: 'buy',
  goods,
  factor,
  share,
});
export const sell = (goods: string, { factor = 1, share = 1 }: Terms = {}): Effect => ({
  does: 'sell',
  goods,
  factor,
  share,
});
export const gain = (goods: string): Effect => ({ does: 'gain', goods });
export const lose = (goods: string): Effect => ({ does: 'lose', goods });
export const use = (goods: string): Effect => ({ does: 'use', goods });
export const pay = (amount: number): Effect => ({ does: 'pay', amount });
export const earn = (amount: number): Effect => ({ does: 'earn', amount });
export const payShare = (share: number): Effect => ({ does: 'payShare', share });
export const hurt = (hp: number): Effect => ({ does: 'hurt', hp });
export const heal = (hp: number): Effect => ({ does: 'heal', hp });
/** A fight with blows. No one is killed; defeat costs HP, money or pride. */
export const fight: Effect = { does: 'fight' };
/** A conflict ends without violence. */
export const settle: Effect = { does: 'settle' };
/** A complication, which counts for the camp 混沌. */
export const complicate: Effect = { does: 'complicate' };
export const open = (thread: string): Effect => ({ does: 'open', thread });
export const close = (thread: string): Effect => ({ does: 'close', thread });
export const learn = (key: string): Effect => ({ does: 'learn', key });
export const remember = (key: string, goods: string): Effect => ({ does: 'remember', key, goods });
export const trust = (person: string, by = 1): Effect => ({ does: 'trust', person, by });
