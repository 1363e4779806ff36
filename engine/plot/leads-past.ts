import type { Action, Storylet } from '../storylets/format/storylet';

/** Whether an action gets the traveller past the scene's obstacle, where it succeeds. */
export function leadsPast(scene: Storylet, { effects = [] }: Action): boolean {
  const obstacle = 'obstacle' in scene ? scene.obstacle : undefined;
  return effects.some((effect) => effect.does === 'set' && effect.key === obstacle);
}
