import { fightersOf } from '../story/battle-text';
import type { Turn } from '../story/turn';
import { bracketsPair, paragraphsEnd } from '../engine/japanese/sentences';
import { apply } from '../engine/world/apply';
import type { LedgerEvent } from '../engine/world/event';
import { EMPTY_STATE } from '../engine/world/state';
import type { Played } from './story-play';

/** What a story's violations are found in. */
export type Checked = Pick<Played, 'steps' | 'told' | 'participant' | 'book'>;

/** What must never be: a word and the storylet, each. */
export function violationsOf({ steps, told, participant, book }: Checked): string[] {
  const places = new Set(
    book.flatMap(({ id, places: own }) => own.map((place) => `${id}/${place.id}`)),
  );
  let state = EMPTY_STATE;
  return steps.flatMap((step, index) => {
    state = step.events.reduce(apply, state);
    const { turn } = step.played;
    const sold = step.events.reduce(
      (sum, { type, money = 0 }) => sum + (type === 'sell' ? money : 0),
      0,
    );
    return [
      ...(JSON.stringify(state) === JSON.stringify(step.state) ? [] : ['replay']),
      ...(places.has(state.place) ? [] : ['place']),
      ...(turn.sales === sold ? [] : ['sales']),
      ...(battleHolds(turn, step.events) ? [] : ['battle']),
      ...(participant.camp === '平和' && isFight(step.events) ? ['peace'] : []),
      ...(turn.turn.length >= 140 && turn.turn.length <= 400 ? [] : ['length']),
      ...(bracketsPair(turn.turn) ? [] : ['brackets']),
      ...(paragraphsEnd(turn.turn) ? [] : ['paragraph']),
      ...(/[{}]|undefined|NaN/u.test(turn.turn) ? ['slot'] : []),
    ].map((word) => `${word}: ${told[index]?.source ?? ''}`);
  });
}

const isFight = (events: readonly LedgerEvent[]): boolean =>
  events.some(({ type }) => type === 'fight');

/** Whether the record tells of each fight and of nothing else, and nobody wins who did not fight. */
function battleHolds({ battle }: Pick<Turn, 'battle'>, events: readonly LedgerEvent[]): boolean {
  if (battle === undefined) return !isFight(events);
  return isFight(events) && ['', ...fightersOf(battle)].includes(battle.勝者);
}

/** Whether each chapter had its promise, and kept or broke it before it ended. */
export function promisesKept({ steps }: Pick<Played, 'steps'>): boolean {
  return steps
    .filter(({ played }) => played.chapterEnds)
    .every(({ played, state }) => {
      const promises = state.threads.filter(({ mandatory }) => mandatory);
      return (
        promises.length === played.chapter && promises.every(({ status }) => status === 'closed')
      );
    });
}
