import { findItem } from '../../../story/catalogue/catalogue';
import { countOf } from '../../world/state';
import type { Condition, DeedDay } from '../format/condition';
import { nameIn, soulOf, threadIn, type Situation } from './situation';

/** Whether a condition holds. */
function holds(condition: Condition, situation: Situation): boolean {
  const { state, traveller, world } = situation;
  switch (condition.is) {
    case 'camp':
      return traveller.camp === condition.camp;
    case 'time':
      return condition.times.includes(state.time);
    case 'weather':
      return condition.weathers.includes(situation.weather);
    case 'at':
      return condition.places.some((place) => nameIn(world, place) === state.place);
    case 'knows':
      return Object.hasOwn(state.knowledge, condition.key);
    case 'thread': {
      const status = threadIn(situation, condition.thread)?.status ?? 'none';
      return status === condition.status;
    }
    case 'money':
      return state.money >= condition.min && state.money <= condition.max;
    case 'hp':
      return state.hp >= condition.min && state.hp <= condition.max;
    case 'trust':
      return (state.trust[soulOf(world, condition.person)] ?? 0) >= condition.min;
    case 'worn': {
      const itemId = traveller.worn[condition.slot];
      return itemId !== undefined && countOf(state, itemId) > 0;
    }
    case 'affinity':
      return condition.affinities.some((affinity) => traveller.affinities.has(affinity));
    case 'trait':
      return traveller.trait !== '';
    case 'deals':
      return condition.categories.some((category) => traveller.categories.includes(category));
    case 'sold':
      return soldHere(situation);
    case 'later':
      return situation.moment.chapter > 1;
    case 'did':
      return state.tally[condition.what] >= condition.min;
    case 'guest': {
      const { guest } = situation;
      return guest !== null && (condition.voice ?? guest.voice) === guest.voice;
    }
    case 'set':
      return state.facts.includes(condition.key);
    case 'deed':
      return deedsOf(condition.day, situation).some((done) =>
        condition.deeds.some((asked) => isDeed(done, asked)),
      );
    case 'pass':
      return state.pass >= condition.min && state.pass <= condition.max;
    case 'ended': {
      const count = (situation.outcomes ?? []).filter((one) => one === condition.outcome).length;
      return count >= condition.min && count <= condition.max;
    }
    case 'skill':
      return condition.skills.some((skill) => traveller.skills.has(skill));
    case 'limit':
      return condition.limits.some((limit) => traveller.limits.has(limit));
    case 'fear':
      return condition.fears.some((fear) => traveller.fears.has(fear));
    case 'temper':
      return condition.tempers.some((temper) => traveller.tempers.has(temper));
    case 'body':
      return condition.bodies.some((one) => traveller.body.has(one));
    case 'habit':
      return condition.habits.some((one) => traveller.habits.has(one));
    case 'likes':
      return condition.things.some((one) => traveller.likes.has(one));
    case 'dislikes':
      return condition.things.some((one) => traveller.dislikes.has(one));
    case 'age':
      return condition.ages.some((one) => traveller.age === one);
    case 'want':
      return condition.wants.some((one) => traveller.want.id === one);
    case 'voice':
      return condition.voices.includes(traveller.voice);
    case 'not':
      return !holds(condition.condition, situation);
    case 'any':
      return condition.conditions.some((one) => holds(one, situation));
  }
}

export function allHold(
  conditions: readonly Condition[] | undefined,
  situation: Situation,
): boolean {
  return (conditions ?? []).every((condition) => holds(condition, situation));
}

function deedsOf(day: DeedDay, { deeds = [] }: Situation): readonly string[] {
  if (day === 'before') return deeds.slice(0, -1).flat();
  return deeds.at(day === 'today' ? -1 : -2) ?? [];
}

/** @param asked A scene, an action of it, or how that turned out. */
function isDeed(done: string, asked: string): boolean {
  return done === asked || done.startsWith(`${asked}/`) || done.startsWith(`${asked}.`);
}

function soldHere({ state, world }: Situation): boolean {
  const sale = state.lastSale;
  return (
    sale !== null && sale.place.startsWith(`${world.id}/`) && findItem(sale.itemId) !== undefined
  );
}
