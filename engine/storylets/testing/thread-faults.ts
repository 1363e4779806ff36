import type { Condition } from '../format/condition';
import type { Storylet } from '../format/storylet';
import type { World } from '../format/world';
import { wordingsOf } from './wordings';

/** Threads that are never opened or closed, and conditions for knowledge that no effect teaches. */
export function threadFaults({ storylets, promise }: World): string[] {
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

/** A condition and its nested conditions. */
function inside(condition: Condition): Condition[] {
  if (condition.is === 'not') return inside(condition.condition);
  if (condition.is === 'any') return condition.conditions.flatMap(inside);
  return [condition];
}
