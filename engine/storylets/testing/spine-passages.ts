import type { Condition } from '../format/condition';
import type { Effect } from '../format/effect';
import type { PlotScene } from '../format/spine';
import type { Action } from '../format/storylet';
import type { Passage } from '../format/text';

/** A text of a spine's scene, with what holds and what happens where it is told. */
export interface SpinePassage {
  /** `scene`, `scene/again`, `scene/action`, `scene/action/fails`, … */
  readonly name: string;
  readonly kind: 'scene' | 'again' | 'because' | 'action' | 'closing' | 'echo';
  readonly passage: Passage;
  readonly sure: readonly Condition[];
  readonly effects: readonly Effect[];
}

/** All texts of a scene. */
export function spinePassages(scene: PlotScene): SpinePassage[] {
  const { id, text, because, again, when = [], effects = [], actions } = scene;
  const own = { sure: when, effects };
  return [
    { name: id, kind: 'scene', passage: text, ...own },
    ...(again === undefined
      ? []
      : [{ name: `${id}/again`, kind: 'again' as const, passage: again, ...own }]),
    ...(because === undefined
      ? []
      : [{ name: `${id}/because`, kind: 'because' as const, passage: because, ...own }]),
    ...actions.flatMap((action) => ofAction(scene, action)),
  ];
}

function ofAction({ id, beat, when = [] }: PlotScene, action: Action): SpinePassage[] {
  const { text, echo, effects = [], attempt } = action;
  const name = `${id}/${action.id}`;
  const sure = [...when, ...(action.when ?? [])];
  const told = [
    { label: '', text, echo, effects },
    ...(attempt === undefined ? [] : [{ label: '/fails', effects: [], ...attempt.fails }]),
    ...(attempt?.costs === undefined ? [] : [{ label: '/costs', effects: [], ...attempt.costs }]),
  ];
  return told.flatMap((one): SpinePassage[] => [
    {
      name: `${name}${one.label}`,
      kind: beat === 'closing' ? 'closing' : 'action',
      passage: one.text,
      sure,
      effects: one.effects,
    },
    ...(one.echo === undefined
      ? []
      : [
          {
            name: `${name}${one.label}/echo`,
            kind: 'echo' as const,
            passage: one.echo,
            sure,
            effects: one.effects,
          },
        ]),
  ]);
}
