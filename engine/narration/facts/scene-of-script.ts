import { intendedAction } from '../../plot/setback';
import { scenesAnywhere } from '../../storylets/anywhere';
import type { PlotScene } from '../../storylets/format/spine';
import type { Action, Storylet } from '../../storylets/format/storylet';
import type { World } from '../../storylets/format/world';
import type { NarrationRequest } from '../narrator';

/** The scene that a script tells: of the world, of a promise on a repeating day, or of those that fit every world. */
export function sceneOfScript({
  script,
  situation,
}: Pick<NarrationRequest, 'script' | 'situation'>): Storylet | PlotScene | undefined {
  const ids = script.map(({ id }) => sceneIn(id));
  const isTold = ({ id }: Storylet) => ids.includes(id);
  return scenesOf(situation.world).find(isTold);
}

/** The action that a script tells as the traveller's deed. */
export function deedOfScript(
  request: Pick<NarrationRequest, 'script' | 'situation'>,
): { readonly action: Action; readonly id: string } | undefined {
  const scene = sceneOfScript(request);
  for (const piece of request.script) {
    const [storylet = '', id = '', more] = piece.id.split('/');
    if (scene?.id !== storylet || id === '' || more !== undefined) continue;
    const action = scene.actions.find((one) => one.id === intendedAction(id));
    if (action !== undefined) return { action, id };
  }
  return undefined;
}

const sceneIn = (id: string): string => id.split('/')[0] ?? '';

function scenesOf(world: World): readonly (Storylet | PlotScene)[] {
  const { storylets, spines = [] } = world;
  return [...storylets, ...spines.flatMap(({ scenes }) => scenes), ...scenesAnywhere(world)];
}
