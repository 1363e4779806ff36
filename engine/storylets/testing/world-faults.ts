import { bracketsPair, paragraphsEnd, sentencesOf } from '../../japanese/sentences';
import { CAMPS } from '../../../story/camp';
import { TIMES } from '../../../story/scene';
import type { Condition } from '../format/condition';
import type { Effect } from '../format/effect';
import { BEATS, type Action, type Beat, type GoodsSource, type Storylet } from '../format/storylet';
import type { Passage } from '../format/text';
import type { World } from '../format/world';
import { slotFault, type Scope } from './slot-rules';
import { combinations, lengthsOf, tellingOf, wordingsOf } from './wordings';

const LENGTHS = {
  scene: { min: 100, max: 320 },
  opening: { min: 100, max: 280 },
  action: { min: 110, max: 330 },
  echo: { min: 12, max: 75 },
} as const;

/** Everything that is wrong with a world's content, a sentence each. */
export function faultsOf(world: World): string[] {
  return [
    ...mapFaults(world),
    ...spineFaults(world),
    ...threadFaults(world),
    ...skyFaults(world),
    ...world.storylets.flatMap((storylet) =>
      storyletFaults(world, storylet).map((fault) => `${storylet.id}: ${fault}`),
    ),
    ...repeatedSentences(world),
  ];
}

function mapFaults({ places, people, start, storylets, titles, summary }: World): string[] {
  const ids = places.map(({ id }) => id);
  const names = people.map(({ id }) => id);
  return [
    ...doubles(ids).map((id) => `place ${id} stands twice`),
    ...doubles(names).map((id) => `person ${id} stands twice`),
    ...doubles(storylets.map(({ id }) => id)).map((id) => `storylet ${id} stands twice`),
    ...(ids.includes(start) ? [] : [`start ${start} is no place`]),
    ...places.flatMap(({ id, ways, details }) => [
      ...ways.filter((way) => !ids.includes(way)).map((way) => `${id} leads to nowhere: ${way}`),
      ...ways
        .filter((way) => places.find((one) => one.id === way)?.ways.includes(id) === false)
        .map((way) => `the way from ${id} to ${way} has no way back`),
      ...(details.length >= 3 ? [] : [`${id} has fewer than three details`]),
      ...(reachable(places, start).has(id) ? [] : [`no way leads to ${id}`]),
    ]),
    ...(titles.length >= 3 ? [] : ['fewer than three titles']),
    ...(summary.at(-1)?.when.length === 0 ? [] : ['the last summary must hold always']),
    ...storylets.flatMap(({ id, at: where, with: present = [] }) => [
      ...(where.length > 0 ? [] : [`${id} happens nowhere`]),
      ...where.filter((place) => !ids.includes(place)).map((place) => `${id}: no place ${place}`),
      ...present.filter((one) => !names.includes(one)).map((one) => `${id}: nobody is ${one}`),
    ]),
  ];
}

function reachable(places: World['places'], start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found)
    places.find((one) => one.id === id)?.ways.forEach((way) => found.add(way));
  return found;
}

function spineFaults({ storylets, promise }: World): string[] {
  const of = (beat: Beat) => storylets.filter((storylet) => storylet.beat === beat);
  const opens = (effects: readonly Effect[] = []) =>
    effects.some((effect) => effect.does === 'open' && effect.thread === promise);
  return [
    ...BEATS.filter((beat) => of(beat).length === 0).map((beat) => `no storylet has beat ${beat}`),
    ...of('opening').flatMap(({ id, text, actions }) => [
      ...(startsWithBell(text) ? [] : [`${id}: each wording of the first part tells 鐘が六つ`]),
      ...(actions.length >= 3 ? [] : [`${id}: an opening has three actions or more`]),
    ]),
    ...of('found')
      .filter(({ effects }) => !opens(effects))
      .map(({ id }) => `${id}: its own effects must open('${promise}')`),
    ...of('settled').flatMap(({ id, actions }) =>
      actions
        .filter(({ effects = [] }) => !settles(effects, promise))
        .map(
          (action) => `${id}/${action.id}: close('${promise}') and learn kept, repaid or broken`,
        ),
    ),
    ...storylets
      .filter(({ beat, effects, actions }) => {
        const all = [...(effects ?? []), ...actions.flatMap((action) => action.effects ?? [])];
        const touches = all.some(
          (effect) =>
            (effect.does === 'open' || effect.does === 'close') && effect.thread === promise,
        );
        return touches && beat !== 'found' && beat !== 'settled';
      })
      .map(({ id }) => `${id}: only found and settled open and close the promise`),
    ...storylets.flatMap(({ id, beat, when = [], goods = {} }) =>
      beat === undefined
        ? []
        : [
            ...when
              .filter((one) => !isGuaranteed(one, beat, storylets, promise))
              .map(() => `${id}: a step of the promise depends on nothing but the promise`),
            ...Object.entries(goods)
              .filter(([, { from }]) => from !== 'other')
              .map(([name]) => `${id}: goods ${name} may be lacking; bind them from 'other'`),
          ],
    ),
  ];
}

/** The promise itself, and what all storylets of some earlier step teach. */
function isGuaranteed(
  condition: Condition,
  beat: Beat,
  storylets: readonly Storylet[],
  promise: string,
): boolean {
  if (condition.is === 'thread') return condition.thread === promise;
  if (condition.is !== 'knows') return false;
  const teaches = ({ effects = [] }: Storylet) =>
    effects.some((one) => 'key' in one && one.key === condition.key);
  return BEATS.slice(0, BEATS.indexOf(beat)).some((earlier) =>
    storylets.filter((storylet) => storylet.beat === earlier).every(teaches),
  );
}

function startsWithBell([first = '']: Passage): boolean {
  return wordingsOf([first]).every(({ text }) => /鐘/u.test(text) && /六つ/u.test(text));
}

function settles(effects: readonly Effect[], promise: string): boolean {
  return (
    effects.some((effect) => effect.does === 'close' && effect.thread === promise) &&
    effects.some(
      (effect) => effect.does === 'learn' && ['kept', 'repaid', 'broken'].includes(effect.key),
    )
  );
}

function threadFaults({ storylets, promise }: World): string[] {
  const effects = storylets.flatMap(({ effects: own = [], actions }) => [
    ...own,
    ...actions.flatMap((action) => action.effects ?? []),
  ]);
  const opened = new Set(effects.flatMap((one) => (one.does === 'open' ? [one.thread] : [])));
  const closed = new Set(effects.flatMap((one) => (one.does === 'close' ? [one.thread] : [])));
  const learned = new Set(
    effects.flatMap((one) => (one.does === 'learn' || one.does === 'remember' ? [one.key] : [])),
  );
  const asked = storylets.flatMap((storylet) => conditionsOf(storylet));
  return [
    ...[...opened].filter((id) => !closed.has(id)).map((id) => `thread ${id} is never closed`),
    ...[...closed].filter((id) => !opened.has(id)).map((id) => `thread ${id} is never opened`),
    ...asked
      .filter((one) => one.is === 'knows' && !learned.has(one.key))
      .map((one) => `nothing teaches ${JSON.stringify(one)}`),
    ...asked
      .filter((one) => one.is === 'thread' && one.thread !== promise && !opened.has(one.thread))
      .map((one) => `nothing opens ${JSON.stringify(one)}`),
  ];
}

function conditionsOf({ when = [], text, actions }: Storylet): Condition[] {
  const all = [
    ...when,
    ...actions.flatMap((action) => action.when ?? []),
    ...[text, ...actions.flatMap((action) => [action.text, action.echo ?? []])].flatMap((passage) =>
      wordingsOf(passage).flatMap(({ sure }) => sure),
    ),
  ];
  return all.flatMap(inside);
}

/** A condition and those within it. */
function inside(condition: Condition): Condition[] {
  if (condition.is === 'not') return inside(condition.condition);
  if (condition.is === 'any') return condition.conditions.flatMap(inside);
  return [condition];
}

function skyFaults({ sky }: World): string[] {
  return TIMES.filter((time) => wordingsOf(sky[time]).length < 3).map(
    (time) => `sky.${time} has fewer than three wordings`,
  );
}

function storyletFaults(world: World, storylet: Storylet): string[] {
  const { goods = {}, effects = [], when = [], text, actions, beat } = storylet;
  const lengths = beat === 'opening' ? LENGTHS.opening : LENGTHS.scene;
  const scope = (own: readonly Effect[], isEcho = false): Scope => ({
    goods,
    effects: own,
    isEcho,
  });
  return [
    ...textFaults('text', text, when, scope(effects), lengths),
    ...(combinations(text) >= 6 ? [] : ['text: fewer than six combinations']),
    ...effectFaults(effects, goods),
    ...doubles(actions.map(({ id }) => id)).map((id) => `action ${id} stands twice`),
    ...(actions.some(isFree) ? [] : ['no action is free of conditions and costs']),
    ...CAMPS.filter((camp) => actions.every(({ appeal }) => appeal[camp] < 2)).map(
      (camp) => `no action appeals to ${camp}`,
    ),
    ...actions.flatMap((action) => {
      const sure = [...when, ...(action.when ?? [])];
      const own = action.effects ?? [];
      return [
        ...textFaults('text', action.text, sure, scope(own), LENGTHS.action),
        ...(combinations(action.text) >= 6 ? [] : ['text: fewer than six combinations']),
        ...(action.echo === undefined
          ? []
          : textFaults('echo', action.echo, sure, scope(own, true), LENGTHS.echo)),
        ...effectFaults(own, goods),
        ...own
          .filter((effect) => effect.does === 'trust')
          .filter((effect) => world.people.every(({ id }) => id !== effect.person))
          .map((effect) => `nobody is ${effect.person}`),
      ].map((fault) => `${action.id}: ${fault}`);
    }),
  ];
}

function isFree({ when = [], effects = [] }: Action): boolean {
  const costs = ['buy', 'sell', 'pay', 'payShare', 'lose', 'use', 'open'];
  return when.length === 0 && effects.every(({ does }) => !costs.includes(does));
}

const SOURCES: Readonly<Partial<Record<Effect['does'], GoodsSource>>> = {
  buy: 'afford',
  sell: 'own',
  gain: 'other',
  lose: 'own',
  use: 'own',
};

function effectFaults(effects: readonly Effect[], goods: NonNullable<Storylet['goods']>): string[] {
  return effects.flatMap((effect) => {
    if (!('goods' in effect) || (effect.does === 'use' && effect.goods === 'food')) return [];
    const binding = goods[effect.goods];
    if (binding === undefined) return [`no goods are named ${effect.goods}`];
    const source = SOURCES[effect.does];
    return source === undefined || source === binding.from
      ? []
      : [`${effect.does} needs goods from '${source}'`];
  });
}

function textFaults(
  name: string,
  passage: Passage,
  when: readonly Condition[],
  scope: Scope,
  { min, max }: { readonly min: number; readonly max: number },
): string[] {
  const length = lengthsOf(passage);
  const slots = wordingsOf(passage, when).flatMap(({ text, sure }) =>
    slotNames(text).flatMap((slot) => {
      const fault = slotFault(slot, sure, scope);
      return fault === null ? [] : [`{${slot}} ${fault}`];
    }),
  );
  const tellings = [0, 1, 2, 3, 4, 5].map((n) => tellingOf(passage, n).trim());
  const written = wordingsOf(passage).map(({ text }) => text);
  return [
    ...new Set([
      ...slots,
      ...(length.min < min ? [`may be as short as ${length.min}, least is ${min}`] : []),
      ...(length.max > max ? [`may be as long as ${length.max}, most is ${max}`] : []),
      ...tellings.filter((text) => !bracketsPair(text)).map((text) => `corners in ${text}`),
      ...tellings
        .filter((text) => !paragraphsEnd(text))
        .map((text) => `a paragraph's end in ${text}`),
      ...written
        .filter((text) => /[0-9０-９A-Za-z]/u.test(bare(text)))
        .map((text) => `letters in ${text}`),
      ...written
        .filter((text) => /[^…]…[^…]|―(?!―)(?<!――)/u.test(text))
        .map((text) => `…… in ${text}`),
    ]),
  ].map((fault) => `${name}: ${fault}`);
}

function bare(text: string): string {
  return text.replace(/\{[^{}]*\}/gu, '');
}

function slotNames(text: string): string[] {
  return [...text.matchAll(/\{([^{}|]*)\}/gu)].map(([, slot = '']) => slot);
}

function repeatedSentences(world: World): string[] {
  const passages = [
    ...world.storylets.flatMap(({ text, actions }) => [
      text,
      ...actions.flatMap((action) => [action.text, action.echo ?? []]),
    ]),
    ...Object.values(world.sky),
    ...world.places.map(({ details }) => [details]),
  ];
  const sentences = passages
    .flatMap((passage) => wordingsOf(passage))
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => sentence.replace(/\{[^{}]*\}/gu, '＿＿').length > 8);
  return doubles(sentences).map((sentence) => `stands twice: ${sentence}`);
}

function doubles(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
