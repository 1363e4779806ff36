import type { Camp } from '../../../story/camp';
import { realise } from '../../narration/realise';
import { slotsOf } from '../../narration/slots';
import { chooseOption, legalOptions, optionsInCharacter } from '../../player/choose-action';
import type { Passage } from '../../storylets/format/text';
import type { Storylet } from '../../storylets/format/storylet';
import type { World } from '../../storylets/format/world';
import { bindGoods } from '../../storylets/rules/bind';
import { resolve, type Figures } from '../../storylets/rules/resolve';
import type { Bindings, Situation } from '../../storylets/rules/situation';
import { trialSituation } from './trial-situation';

/** A scene as the offline narrator's wordings tell it to a traveller of a camp, with the action that it takes. */
export function narrateScene(world: World, storylet: Storylet, camp: Camp, seed: number): string {
  const before = trialSituation(world, storylet, camp, seed);
  const bindings = bindGoods(storylet, before);
  const outcome = bindings === null ? null : resolve(storylet.effects, bindings, before);
  if (bindings === null || outcome === null) return '（この場面の品物が見つかりません）';
  const situation = { ...before, state: outcome.state };
  const told = [textOf(storylet.id, storylet.text, situation, bindings, outcome.figures)];
  const options = legalOptions(storylet, bindings, situation, true);
  const suiting = optionsInCharacter(options, situation, storylet.beat);
  const option = chooseOption(suiting, situation);
  if (option === undefined) return told.join('');
  const { action, outcome: done } = option;
  const after = { ...situation, state: done.state };
  const passages: readonly (readonly [string, Passage])[] = [
    [action.id, action.text],
    ['echo', action.echo ?? []],
  ];
  for (const [name, passage] of passages) {
    if (passage.length === 0) continue;
    const text = textOf(`${storylet.id}/${name}`, passage, after, bindings, done.figures);
    told.push(`【${name}】\n${text}`);
  }
  return told.join('\n');
}

function textOf(
  id: string,
  passage: Passage,
  situation: Situation,
  bindings: Bindings,
  figures: Figures,
): string {
  const slots = slotsOf(situation, bindings, figures);
  const isNarrated = (): boolean => false;
  return realise(id, passage, { situation, slots, fullness: 'usual', isNarrated }).trim();
}
