import type { Battle } from '../format/battle';
import type { Action } from '../format/storylet';
import type { World } from '../format/world';
import { battleIn } from '../rules/battle-in';

/** Limits for a phone's screen, in UTF-16 code units. */
const LENGTHS = { name: 12, line: 20, result: 36 } as const;

/** Faults of a world's battle records, a sentence each. */
export function battleFaults(world: World): string[] {
  const ofSpines = (world.spines ?? []).flatMap(({ scenes }) => scenes);
  const fights = [...world.storylets, ...ofSpines].flatMap(({ id, actions }) =>
    actions.filter(fightsIn).map((action) => ({ storylet: id, action: action.id })),
  );
  const known = fights.map(({ storylet, action }) => `${storylet}/${action}`);
  return [
    ...Object.keys(world.battles ?? {})
      .filter((id) => !known.includes(id))
      .map((id) => `battle ${id}: nobody fights there`),
    ...fights.flatMap(({ storylet, action }) => {
      const battle = battleIn(world, storylet, action);
      const faults = battle === undefined ? ['has no battle record'] : faultsOf(battle);
      return faults.map((fault) => `battle ${storylet}/${action}: ${fault}`);
    }),
  ];
}

function fightsIn({ effects = [] }: Action): boolean {
  return effects.some(({ does }) => does === 'fight');
}

function faultsOf({ against, winner, line, result }: Battle): string[] {
  const fighters = ['{me}', ...against];
  const texts = [...fighters, line ?? '', result];
  return [
    ...(against.length >= 1 && against.length <= 3 ? [] : ['one to three stand against {me}']),
    ...(new Set(fighters).size === fighters.length ? [] : ['somebody fights twice']),
    ...(winner === undefined || fighters.includes(winner) ? [] : [`${winner} does not fight`]),
    ...(line === undefined || winner !== undefined ? [] : ['who says the line?']),
    ...(fighters.some(({ length }) => length > LENGTHS.name) ? ['a long name'] : []),
    ...((line?.length ?? 0) > LENGTHS.line ? ['a long line'] : []),
    ...(result.length > LENGTHS.result || !/^[^。]+。$/u.test(result)
      ? ['the result is one short sentence']
      : []),
    ...(texts.some((text) => /[「」]|\{(?!me\})/u.test(text)) ? ['brackets, or a slot'] : []),
  ];
}
