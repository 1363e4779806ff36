import { CAMPS } from '../../../story/camp';
import type { Effect } from '../format/effect';
import type { Action, Storylet } from '../format/storylet';
import type { World } from '../format/world';
import { doubles } from './doubles';
import { effectFaults } from './effect-faults';
import { passageFaults } from './passage-faults';
import type { Scope } from './slot-rules';
import { combinations } from './wordings';

/** Length of a passage in UTF-16 code units; the script adds the other pieces of a turn. */
const LENGTHS = {
  scene: { min: 100, max: 320 },
  opening: { min: 100, max: 280 },
  action: { min: 110, max: 330 },
  echo: { min: 12, max: 75 },
} as const;

/** Faults of a storylet's texts, effects and actions. */
export function storyletFaults(world: World, storylet: Storylet): string[] {
  const { goods = {}, effects = [], when = [], text, actions, beat } = storylet;
  const lengths = beat === 'opening' ? LENGTHS.opening : LENGTHS.scene;
  const scope = (own: readonly Effect[], isEcho = false): Scope => ({
    goods,
    effects: own,
    isEcho,
  });
  return [
    ...passageFaults('text', text, when, scope(effects), lengths),
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
        ...passageFaults('text', action.text, sure, scope(own), LENGTHS.action),
        ...(combinations(action.text) >= 6 ? [] : ['text: fewer than six combinations']),
        ...(action.echo === undefined
          ? []
          : passageFaults('echo', action.echo, sure, scope(own, true), LENGTHS.echo)),
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
