import { findItem } from '../../../story/catalogue/catalogue';
import type { Camp } from '../../../story/camp';
import type { Role } from '../../../story/turn';
import { nameInText } from '../../../story/goods/name-in-text';
import type { NarrationRequest } from '../narrator';
import type { Person, Technology } from '../../storylets/format/world';
import type { GuestVoice } from '../../world/guest';
import { slotsOf } from '../slots';
import { amountsOf, type Amounts } from './amounts';
import { countedGoods, happenedIn } from './happened';
import { isIndoors } from './indoors';
import { mentionsOf, type Mention } from './mentions';
import { outcomeOf } from './outcome';
import { promiseIn, type PromiseState } from './promise-state';

/** When the first day that is not repeated begins. */
const DAWN = '明け方';

/** Goods that a turn may name, at most. */
const CANDIDATES = 20;

/** The facts that a model's text must agree with. Stand-ins replace participants' texts throughout. */
export interface Facts {
  readonly role: Role;
  /** The turn in the storylets' own words: what happens, in order. */
  readonly outline: string;
  readonly world: string;
  readonly theme: string;
  readonly place: string;
  /** In a building, or at its door. */
  readonly isIndoors: boolean;
  readonly day: number;
  /** In the words of the texts: 明け方, 霧. */
  readonly time: string;
  readonly weather: string;
  readonly camp: Camp;
  /** 銀貨 */
  readonly purse: number;
  readonly hp: number;
  /** This turn's ledger events, a line each. */
  readonly happened: readonly string[];
  readonly present: readonly Pick<Person, 'name' | 'manner'>[];
  readonly guest: GuestVoice | null;
  /** People of this and other worlds who are neither present nor mentioned. */
  readonly absent: readonly string[];
  /** All people of this world. */
  readonly ofWorld: readonly string[];
  /** Whether the section tells what the whole story hides: who tolls, the seventh stroke, the first promise. */
  readonly isRevealed: boolean;
  /** Whether it tells of the first day that is not repeated, which ends the story. */
  readonly isOver: boolean;
  /** People who are absent but mentioned. */
  readonly spokenOf: readonly string[];
  /** 商品ID of the goods that may be named: carried, on offer or just sold. */
  readonly goods: readonly number[];
  /** Carried goods with their counts. */
  readonly bag: readonly string[];
  readonly amounts: Amounts;
  readonly mustMention: readonly Mention[];
  /** Names of the world's other places. */
  readonly elsewhere: readonly string[];
  readonly technology: Technology;
  readonly magic: boolean;
  /** How the world's promise stands. */
  readonly promise: PromiseState;
  /** What came of the attempt that this turn narrates; null without one, and when it succeeded at a price. */
  readonly outcome: 'success' | 'failure' | null;
}

/**
 * @param request With stand-ins for what participants typed.
 * @param outline The same turn in the offline narrator's words.
 * @param people Names of all people of all worlds.
 */
export function factsOf(
  request: NarrationRequest,
  outline: string,
  people: readonly string[],
): Facts {
  const { role, situation, events, present } = request;
  const { world, state, traveller } = situation;
  const slots = slotsOf(situation, {}, {});
  const isOver = request.script.some(({ id }) => /^tomorrow(?:\/|$)/u.test(id));
  const here = world.people.filter(({ id }) => present.people.includes(id));
  const elsewhere = people.filter((name) => here.every((person) => person.name !== name));
  return {
    role,
    outline,
    world: world.name,
    theme: world.theme,
    place: slots.get('place') ?? world.name,
    isIndoors: isIndoors(situation),
    day: state.day,
    time: isOver ? DAWN : (slots.get('time') ?? ''),
    weather: slots.get('weather') ?? '',
    camp: traveller.camp,
    purse: state.money,
    hp: state.hp,
    happened: happenedIn(situation, events),
    present: here.map(({ name, manner }) => ({ name, manner })),
    guest: present.guest ? (situation.guest?.voice ?? null) : null,
    absent: elsewhere.filter((name) => !outline.includes(name)),
    spokenOf: elsewhere.filter((name) => outline.includes(name)),
    ofWorld: world.people.map(({ name }) => name),
    isRevealed:
      isOver ||
      request.script.some(({ id }) =>
        /^(?:clue\/|gathering$|(?:revelation|question)(?:\/|$))/u.test(id),
      ),
    isOver,
    goods: goodsOf(request),
    bag: state.lots.slice(0, CANDIDATES).map(({ itemId, count }) => countedGoods(itemId, count)),
    amounts: amountsOf(request, outline),
    mustMention: mentionsOf(request, outline, people),
    elsewhere: world.places.map(({ name }) => name).filter((name) => name !== slots.get('place')),
    technology: world.technology ?? 'preindustrial',
    magic: world.magic === true,
    promise: promiseIn(situation),
    outcome: outcomeOf(request),
  };
}

/** The turn's goods first, then the carried ones. */
function goodsOf({ script, events, situation }: NarrationRequest): number[] {
  const { state, traveller } = situation;
  const ids = [
    ...events.flatMap(({ items = [] }) => items.map(({ itemId }) => itemId)),
    ...script.flatMap(({ bindings }) => Object.values(bindings).map(({ itemId }) => itemId)),
    ...Object.values(traveller.worn),
    ...state.lots.map(({ itemId }) => itemId),
  ];
  return [...new Set(ids)].filter((id) => findItem(id) !== undefined).slice(0, CANDIDATES);
}

/** The names of goods as in texts. */
export function goodsNames(ids: readonly number[]): string[] {
  return ids.flatMap((id) => {
    const item = findItem(id);
    return item === undefined ? [] : [nameInText(item)];
  });
}
