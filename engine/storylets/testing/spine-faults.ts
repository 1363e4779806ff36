import { CAMPS } from '../../../story/camp';
import type { Condition } from '../format/condition';
import type { Effect } from '../format/effect';
import type { Memory } from '../format/memory';
import { AWAY, INTERRUPTED, OFFER_DECLINED, OFFER_TAKEN } from '../format/offer';
import { HOUR_ROLES, type PlotRole, type PlotScene, type Spine } from '../format/spine';
import type { Action } from '../format/storylet';
import type { World } from '../format/world';
import { doubles } from './doubles';
import { passageFaults } from './passage-faults';
import { spinePassages, type SpinePassage } from './spine-passages';
import { wordingsOf } from './wordings';

/** Length of a text in UTF-16 code units; a shorter turn is filled up with details of the place. */
const LENGTHS: Readonly<Record<SpinePassage['kind'], { min: number; max: number }>> = {
  scene: { min: 100, max: 345 },
  // The first morning's words stand before it.
  again: { min: 75, max: 345 },
  because: { min: 10, max: 90 },
  action: { min: 100, max: 360 },
  // The tooth and the traveller's want follow.
  closing: { min: 75, max: 300 },
  echo: { min: 10, max: 90 },
};
const REQUIRED: readonly PlotRole[] = ['morning', 'obstacle', 'night', 'climax', 'lost', 'closing'];
/** Ways past an obstacle, at least. */
const WAYS = 4;
/** So many deeds of a whole spine need knowledge of an earlier pass, at least. */
const LOOPERS = 3;
const OUTCOMES = ['kept', 'repaid', 'broken', 'lost'];

/** All faults of a spine, a sentence each. */
export function spineFaults(world: World, spine: Spine, memories: readonly Memory[]): string[] {
  const { scenes } = spine;
  return [
    ...doubles(scenes.map(({ id }) => id)).map((id) => `scene ${id} stands twice`),
    ...REQUIRED.filter((role) => scenes.every((scene) => scene.role !== role)).map(
      (role) => `no scene has the role ${role}`,
    ),
    ...spine.obstacles.flatMap(({ id }) => obstacleFaults(id, spine)),
    ...keyFaults(spine, memories),
    ...unknownDeeds(spine),
    ...outcomeFaults(spine),
    ...hourFaults(spine),
    ...(scenes.flatMap(({ actions }) => actions).filter(({ isLoopers }) => isLoopers).length <
    LOOPERS
      ? [`fewer than ${LOOPERS} deeds are a looper's`]
      : []),
    ...scenes.flatMap((scene) => sceneFaults(world, scene)),
  ];
}

function obstacleFaults(id: string, { scenes }: Spine): string[] {
  const own = scenes.filter(({ obstacle }) => obstacle === id);
  const ways = own
    .flatMap(({ actions }) => actions)
    .filter(({ effects = [], attempt }) =>
      [...effects, ...(attempt?.costs?.effects ?? [])].some((one) => sets(one, id)),
    );
  return [
    ...(own.length > 0 ? [] : [`no scene shows the obstacle ${id}`]),
    ...(ways.length >= WAYS ? [] : [`${id}: ${ways.length} ways lead past it, least is ${WAYS}`]),
    ...own.flatMap(returnFaults),
  ];
}

/** A scene to which every traveller comes, also on a later day. */
function returnFaults({ id, actions, again }: PlotScene): string[] {
  return [
    ...(actions.some(isFree) ? [] : [`${id}: no action is free of conditions, costs and attempts`]),
    ...(again === undefined ? [`${id}: no “again:”`] : []),
  ];
}

/** Keys that are asked for and never given, or given and never asked for. */
function keyFaults(spine: Spine, memories: readonly Memory[]): string[] {
  const { id, scenes, obstacles } = spine;
  const own = scenes.flatMap(effectsOf).flatMap(keysGiven);
  const given = new Set([...own, AWAY, INTERRUPTED, OFFER_TAKEN, OFFER_DECLINED]);
  const asked = new Set([
    ...conditionsIn(spine).flatMap(keysAsked),
    ...memories.flatMap(({ when }) => when.flatMap(keysAsked)),
    ...obstacles.flatMap(({ passedWhen = [] }) => passedWhen.flatMap(keysAsked)),
  ]);
  const ids = obstacles.map(({ id }) => id);
  return [
    ...[...asked]
      .filter((key) => !given.has(key))
      .map((key) => `${id}: nothing gives ${key}, which is asked for`),
    ...[...new Set(own)]
      .filter((key) => !asked.has(key) && !ids.includes(key) && !OUTCOMES.includes(key))
      .map((key) => `${id}: nothing asks for ${key}, which is given`),
  ];
}

/** Deeds that conditions ask for and the spine does not have. */
function unknownDeeds(spine: Spine): string[] {
  const { id, scenes } = spine;
  const known = new Set(
    scenes.flatMap((scene) => [
      scene.id,
      ...scene.actions.flatMap(({ id: action, attempt }) => [
        `${scene.id}/${action}`,
        ...(attempt === undefined ? [] : [`${scene.id}/${action}.fails`]),
        ...(attempt?.costs === undefined ? [] : [`${scene.id}/${action}.costs`]),
      ]),
    ]),
  );
  return conditionsIn(spine)
    .flatMap(deedsAsked)
    .filter((deed) => !known.has(deed))
    .map((deed) => `${id}: there is no ${deed}, which is asked for`);
}

/** The climax can end in all ways but the lost one. */
function outcomeFaults({ scenes, promise }: Spine): string[] {
  const taught = (roles: readonly string[]) =>
    new Set(
      scenes
        .filter(({ role }) => roles.includes(role))
        .flatMap(effectsOf)
        .flatMap(keysGiven),
    );
  const ends = scenes.filter(({ role }) => role === 'climax' || role === 'lost');
  return [
    ...['kept', 'repaid', 'broken']
      .filter((outcome) => !taught(['climax']).has(outcome))
      .map((outcome) => `no climax ends with ${outcome}`),
    ...(taught(['lost']).has('lost') ? [] : ['no last night ends with lost']),
    ...ends.flatMap(({ id, actions }) =>
      actions
        .filter(({ effects = [] }) => !effects.some((one) => closes(one, promise)))
        .map((action) => `${id}: ${action.id} does not close ${promise}`),
    ),
  ];
}

/** The first half of the promise's hour, and the hour of a day that has not cleared the way, decide nothing. */
function hourFaults({ scenes, obstacles, promise }: Spine): string[] {
  const settles = (effect: Effect) =>
    closes(effect, promise) || obstacles.some(({ id }) => sets(effect, id));
  return scenes
    .filter(({ role }) => HOUR_ROLES.has(role))
    .flatMap((scene) => [
      ...returnFaults(scene),
      ...(effectsOf(scene).some(settles)
        ? [`${scene.id}: settles the promise or an obstacle`]
        : []),
    ]);
}

function sceneFaults(world: World, scene: PlotScene): string[] {
  const { id, at, with: people = [], goods = {}, actions } = scene;
  const places = world.places.map((place) => place.id);
  const known = world.people.map((person) => person.id);
  const trusted = effectsOf(scene).flatMap((one) => (one.does === 'trust' ? [one.person] : []));
  return [
    ...at.filter((place) => !places.includes(place)).map((place) => `no place ${place}`),
    ...(at.length === 0 ? ['happens nowhere'] : []),
    ...[...people, ...trusted]
      .filter((person) => !known.includes(person))
      .map((person) => `nobody is ${person}`),
    ...doubles(actions.map((action) => action.id)).map((one) => `action ${one} stands twice`),
    ...CAMPS.filter((camp) => actions.every(({ appeal }) => appeal[camp] === 0)).map(
      (camp) => `no action appeals to ${camp}`,
    ),
    ...spinePassages(scene).flatMap(({ name, kind, passage, sure, effects }) =>
      passageFaults(
        name === id ? 'text' : name.slice(id.length + 1),
        passage,
        sure,
        { goods, effects, isEcho: kind === 'echo' },
        LENGTHS[kind],
      ),
    ),
  ].map((fault) => `${id}: ${fault}`);
}

function isFree({ when = [], effects = [], attempt }: Action): boolean {
  const costs = ['buy', 'sell', 'pay', 'payShare', 'lose', 'use', 'open', 'hurt'];
  return (
    attempt === undefined && when.length === 0 && effects.every(({ does }) => !costs.includes(does))
  );
}

function effectsOf({ effects = [], actions }: PlotScene): readonly Effect[] {
  return [
    ...effects,
    ...actions.flatMap(({ effects: own = [], attempt }) => [
      ...own,
      ...(attempt?.costs?.effects ?? []),
      ...(attempt?.fails.effects ?? []),
    ]),
  ];
}

/** Of all its scenes, and of what tells that an obstacle is passed again. */
function conditionsIn({ scenes, obstacles }: Spine): readonly Condition[] {
  const again = obstacles.flatMap((obstacle) => wordingsOf(obstacle.again ?? []));
  return [...scenes.flatMap(conditionsOf), ...again.flatMap(({ sure }) => sure)];
}

function conditionsOf(scene: PlotScene): readonly Condition[] {
  return [
    ...(scene.when ?? []),
    ...scene.actions.flatMap(({ when = [] }) => when),
    ...spinePassages(scene).flatMap(({ passage }) =>
      wordingsOf(passage).flatMap(({ sure }) => sure),
    ),
  ];
}

/** What a condition asks, without “not” and “or”. */
function partsOf(condition: Condition): readonly Condition[] {
  if (condition.is === 'not') return partsOf(condition.condition);
  return condition.is === 'any' ? condition.conditions.flatMap(partsOf) : [condition];
}

function keysAsked(condition: Condition): readonly string[] {
  return partsOf(condition).flatMap((one) =>
    one.is === 'knows' || one.is === 'set' ? [one.key] : [],
  );
}

function deedsAsked(condition: Condition): readonly string[] {
  return partsOf(condition).flatMap((one) => (one.is === 'deed' ? one.deeds : []));
}

function keysGiven(effect: Effect): readonly string[] {
  return effect.does === 'set' || effect.does === 'learn' ? [effect.key] : [];
}

const sets = (effect: Effect, key: string): boolean => effect.does === 'set' && effect.key === key;

const closes = (effect: Effect, thread: string): boolean =>
  effect.does === 'close' && effect.thread === thread;
