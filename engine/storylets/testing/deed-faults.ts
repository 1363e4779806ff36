import { SIGNS } from '../../character/deeds/signs';
import { VETOES_OF_BODY, VETOES_OF_LIMIT } from '../../character/lexicon/vetoes';
import type { VetoId } from '../../character/vocabulary/vetoes';
import type { Condition } from '../format/condition';
import type { PlotScene, Spine } from '../format/spine';
import type { Action } from '../format/storylet';
import { does, tells } from '../rules/vetoed';

/** Deeds that are told by words, or by an action's own `does`. */
const DEEDS = Object.keys(SIGNS) as readonly VetoId[];

/**
 * Where a traveller who cannot do something has to do it all the same: no way past an obstacle is without it, no end of the
 * promise, or no wording of a scene. `if unable …:` tells it another way.
 */
export function deedFaults({ scenes, obstacles }: Spine): string[] {
  return DEEDS.flatMap((deed) => {
    const holds = casesFor(deed);
    const isDone = (action: Action) => does(action, new Set([deed]), holds);
    const without = (actions: readonly Action[]) => actions.filter((one) => !isDone(one));
    const barred = obstacles.filter(({ id }) => {
      const ways = scenes.flatMap((scene) => waysPast(id, scene));
      return ways.length > 0 && without(ways).length === 0;
    });
    const decided = scenes.filter(
      ({ role, actions }) =>
        (role === 'climax' || role === 'lost') && without(actions).length === 0,
    );
    const told = scenes.filter((scene) =>
      [scene.text, scene.again ?? [], scene.because ?? []].some((passage) =>
        everyWordingTells(passage, deed),
      ),
    );
    return [
      ...barred.map(({ id }) => `${id}: every way past it makes the traveller ${deed}`),
      ...decided.map(({ id }) => `${id}: every end makes the traveller ${deed}`),
      ...told.map(({ id }) => `${id}: every wording of a part makes the traveller ${deed}`),
    ];
  });

  function everyWordingTells(passage: PlotScene['text'], deed: VetoId): boolean {
    return passage.some(
      (part) =>
        typeof part === 'object' &&
        !('maybe' in part) &&
        ('cases' in part
          ? part.cases.some(({ say }) => everyWordingTells(say, deed))
          : part.every((wording) => tells([wording], new Set([deed]), () => true))),
    );
  }
}

function waysPast(obstacle: string, scene: PlotScene): readonly Action[] {
  if (scene.obstacle !== obstacle) return [];
  return scene.actions.filter(({ effects = [] }) =>
    effects.some((effect) => effect.does === 'set' && effect.key === obstacle),
  );
}

/** The cases that are told of a person who cannot do it: those that ask for what keeps it from doing so, and `else`. */
function casesFor(deed: VetoId): (when: readonly Condition[]) => boolean {
  const causes = [VETOES_OF_LIMIT, VETOES_OF_BODY].flatMap((vetoes) =>
    Object.entries(vetoes).flatMap(([cause, of]) => (of.includes(deed) ? [cause] : [])),
  );
  const isCause = (condition: Condition) =>
    (condition.is === 'limit' && condition.limits.some((one) => causes.includes(one))) ||
    (condition.is === 'body' && condition.bodies.some((one) => causes.includes(one)));
  return (when) => when.length === 0 || when.some(isCause);
}
