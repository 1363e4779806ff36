import type { Prompt } from '../text-model';
import { TEXT_LENGTH } from '../../checks/length';
import { DROPPABLE, pagePrompt, type Order } from './page-prompt';

export interface Fitted {
  /** The sections that the prompt asks for: all of the order's, or its first ones. */
  readonly wanted: readonly number[];
  readonly prompt: Prompt;
}

/** Marks and line breaks around a section. */
const AROUND = 10;

/**
 * The prompt for as many of an order's sections as a model's context holds together with its answer. Parts are dropped
 * first, in their order, and then half of the sections is left to another call.
 */
export function fitted(order: Order, contextTokens: number): Fitted {
  for (let wanted = order.wanted; ; wanted = wanted.slice(0, Math.ceil(wanted.length / 2))) {
    for (let dropped = 0; dropped <= DROPPABLE.length; dropped += 1) {
      const prompt = pagePrompt({ ...order, wanted }, DROPPABLE.slice(0, dropped));
      if (sizeOf(prompt, wanted.length) <= contextTokens) return { wanted, prompt };
      if (wanted.length <= 1 && dropped === DROPPABLE.length) return { wanted, prompt };
    }
  }
}

/** Whether one prompt asks for all sections, and goes without nothing. */
export function fitsWhole(
  page: Pick<Order, 'uid' | 'before' | 'plans'>,
  contextTokens: number,
): boolean {
  const wanted = page.plans.map((_, place) => place);
  const prompt = pagePrompt({ ...page, wanted, written: new Map(), faults: new Map() });
  return sizeOf(prompt, wanted.length) <= contextTokens;
}

/** Japanese has at most about one token a character. */
function sizeOf({ system, user }: Prompt, sections: number): number {
  return system.length + user.length + sections * (TEXT_LENGTH.max + AROUND);
}
