import type { Camp } from '../../../story/camp';
import type { CategoryName } from '../../../story/catalogue/catalogue-item';
import type { TimeOfDay, Weather } from '../../../story/scene';
import type { GuestVoice } from '../../world/guest';
import type { Tally } from '../../world/state';
import type { Affinity, WornSlot } from '../../world/traveller';

/** A condition of a storylet, an action or a part of a text. */
export type Condition =
  | { readonly is: 'camp'; readonly camp: Camp }
  | { readonly is: 'time'; readonly times: readonly TimeOfDay[] }
  | { readonly is: 'weather'; readonly weathers: readonly Weather[] }
  | { readonly is: 'at'; readonly places: readonly string[] }
  | { readonly is: 'knows'; readonly key: string }
  | { readonly is: 'thread'; readonly thread: string; readonly status: 'open' | 'closed' | 'none' }
  | { readonly is: 'money'; readonly min: number; readonly max: number }
  | { readonly is: 'hp'; readonly min: number; readonly max: number }
  | { readonly is: 'trust'; readonly person: string; readonly min: number }
  | { readonly is: 'worn'; readonly slot: WornSlot }
  | { readonly is: 'bent'; readonly bents: readonly Affinity[] }
  | { readonly is: 'trait' }
  | { readonly is: 'deals'; readonly categories: readonly CategoryName[] }
  | { readonly is: 'sold' }
  | { readonly is: 'later' }
  | { readonly is: 'did'; readonly what: keyof Tally; readonly min: number }
  | { readonly is: 'guest'; readonly voice?: GuestVoice }
  | { readonly is: 'not'; readonly condition: Condition }
  | { readonly is: 'any'; readonly conditions: readonly Condition[] };

export const camp = (name: Camp): Condition => ({ is: 'camp', camp: name });
export const time = (...times: TimeOfDay[]): Condition => ({ is: 'time', times });
export const weather = (...weathers: Weather[]): Condition => ({ is: 'weather', weathers });
export const at = (...places: string[]): Condition => ({ is: 'at', places });
/** Something was learned (`learn` or `remember`) in this world. */
export const knows = (key: string): Condition => ({ is: 'knows', key });
export const threadOpen = (thread: string): Condition => ({ is: 'thread', thread, status: 'open' });
export const threadClosed = (thread: string): Condition => ({
  is: 'thread',
  thread,
  status: 'closed',
});
/** The thread has not been opened. */
export const threadNew = (thread: string): Condition => ({ is: 'thread', thread, status: 'none' });
/** Money from `min` to `max`, in 銀貨. */
export const money = (min: number, max = Infinity): Condition => ({ is: 'money', min, max });
/** HP from `min` to `max`, of 10. */
export const hp = (min: number, max = 10): Condition => ({ is: 'hp', min, max });
/** A person of this world trusts the character at least this much; trust starts at 0. */
export const trusts = (person: string, min = 1): Condition => ({ is: 'trust', person, min });
/** Something is worn or carried in this slot, so that `{hand}`, `{armor}`, … have values. */
export const worn = (slot: WornSlot): Condition => ({ is: 'worn', slot });
export const bent = (...bents: Affinity[]): Condition => ({ is: 'bent', bents });
/** The participant wrote a trait, so that `{trait}` has a value. */
export const hasTrait: Condition = { is: 'trait' };
/** The character trades in one of these categories. */
export const deals = (...categories: CategoryName[]): Condition => ({ is: 'deals', categories });
/** Something was sold in this world, so that `{sold…}` has values. */
export const hasSold: Condition = { is: 'sold' };
/** The story is past its first chapter. */
export const laterLoop: Condition = { is: 'later' };
/** A least number in the whole story: fights, conflicts settled, complications, 銀貨 of profit. */
export const did = (what: keyof Tally, min: number): Condition => ({ is: 'did', what, min });
/** Another participant's character is or can be a guest, so that `{guest}` and `{guest.line}` have values. */
export const guestHere: Condition = { is: 'guest' };
export const not = (condition: Condition): Condition => ({ is: 'not', condition });
export const anyOf = (...conditions: Condition[]): Condition => ({ is: 'any', conditions });
