import type { ChosenScene } from '../gm/choose-scene';
import { TIME_NAMES } from '../narration/slots';
import { firstParagraph } from '../storylets/format/paragraphs';
import type { PlotScene } from '../storylets/format/spine';
import { nameIn } from '../storylets/rules/situation';
import { wordsOf } from './describe-option';

const TENSIONS = {
  1: '静か',
  2: 'おだやか',
  3: '落ちつかない',
  4: '張りつめる',
  5: 'すべてが懸かる',
};

/** A due scene for a model: where, when, who, why, and how it begins. @param scene With stand-ins in its situation. */
export function describeScene({
  storylet,
  bindings,
  outcome,
  situation,
}: ChosenScene): Readonly<Record<string, unknown>> {
  const { world, state } = situation;
  const { because = [] }: Partial<PlotScene> = storylet;
  const told = { bindings, figures: outcome.figures };
  const reason = wordsOf(`${storylet.id}/because`, because, told, situation);
  return {
    場所: world.places.find(({ id }) => nameIn(world, id) === state.place)?.name ?? world.name,
    時: TIME_NAMES[state.time],
    いる人: world.people.filter(({ id }) => storylet.with?.includes(id)).map(({ name }) => name),
    ...(reason === '' ? {} : { わけ: reason }),
    はじまり: wordsOf(storylet.id, firstParagraph(storylet.text), told, situation),
    空気: TENSIONS[storylet.tension],
  };
}
