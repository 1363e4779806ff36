import { withStandIns } from '../narration/facts/stand-ins';
import type { DueScene } from '../turn/decision-point';
import { TIME_NAMES } from '../narration/slots';
import { firstParagraph } from '../storylets/format/paragraphs';
import type { PlotScene } from '../storylets/format/spine';
import { placeIn } from '../storylets/rules/situation';
import { wordsOf } from './describe-option';
import { numbered } from './numbered';

const TENSIONS = {
  1: '静か',
  2: 'おだやか',
  3: '落ちつかない',
  4: '張りつめる',
  5: 'すべてが懸かる',
};

/** A due scene for a model: where, when, who, why, and how it begins. Names that participants typed are stand-ins. */
export function describeScene({
  chosen,
  mayHaveIncident,
}: DueScene): Readonly<Record<string, unknown>> {
  const { storylet, bindings, outcome } = chosen;
  const situation = withStandIns(chosen.situation);
  const { world, state } = situation;
  const { because = [] }: Partial<PlotScene> = storylet;
  const told = { bindings, figures: outcome.figures };
  const reason = wordsOf(`${storylet.id}/because`, because, told, situation);
  return {
    近い場所: placeIn(situation)?.name ?? world.name,
    ...(storylet.at.length > 1 ? { 場所: numbered(storylet.at, world.places) } : {}),
    時: TIME_NAMES[state.time],
    いる人: numbered(storylet.with ?? [], world.people),
    ...(reason === '' ? {} : { わけ: reason }),
    はじまり: wordsOf(storylet.id, firstParagraph(storylet.text), told, situation),
    ...(mayHaveIncident ? { 出来事を足せる: 'はい' } : {}),
    空気: TENSIONS[storylet.tension],
  };
}
