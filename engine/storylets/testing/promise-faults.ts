import type { Condition } from '../format/condition';
import type { Effect } from '../format/effect';
import { BEATS, type Beat, type Storylet } from '../format/storylet';
import type { Passage } from '../format/text';
import type { World } from '../format/world';
import { wordingsOf } from './wordings';

/** Steps of the promise that are missing or can become impossible. */
export function promiseFaults({ name, storylets, promise }: World): string[] {
  const of = (beat: Beat) => storylets.filter((storylet) => storylet.beat === beat);
  const opens = (effects: readonly Effect[] = []) =>
    effects.some((effect) => effect.does === 'open' && effect.thread === promise);
  return [
    ...BEATS.filter((beat) => of(beat).length === 0).map((beat) => `no storylet has beat ${beat}`),
    ...of('opening').flatMap(({ id, text, actions }) => [
      ...(startsWithBell(text) ? [] : [`${id}: each wording of the first part has 鐘が六つ`]),
      ...(namesWorld(text, name) ? [] : [`${id}: each wording of some part has ${name}`]),
      ...(actions.length >= 3 ? [] : [`${id}: an opening has three actions or more`]),
    ]),
    ...of('found')
      .filter(({ effects }) => !opens(effects))
      .map(({ id }) => `${id}: its own effects must hold “open ${promise}”`),
    ...of('settled').flatMap(({ id, actions }) =>
      actions
        .filter(({ effects = [] }) => !settles(effects, promise))
        .map(
          (action) => `${id}/${action.id}: “close ${promise}” and “learn” kept, repaid or broken`,
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
              .map(([name]) => `${id}: goods ${name} may be lacking; bind them from other`),
          ],
    ),
  ];
}

/** The promise, and the knowledge that all storylets of an earlier step teach. */
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

/** Later chapters look back on the first section of this one by the world's name. */
function namesWorld(text: Passage, name: string): boolean {
  return text.some((part) =>
    wordingsOf([part]).every(({ text: one }) => one.includes('{world}') || one.includes(name)),
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
